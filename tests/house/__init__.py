"""The house's own rules, held over its source: who imports whom, who may speak to a person, how long a function may be.

Each rule is read from the files themselves, so that a new file is under it from its first line.
"""
