"""What holds for every test: two busy cores are no reason for a property to fail."""

from hypothesis import settings

settings.register_profile("house", deadline=None, print_blob=True)
settings.load_profile("house")
