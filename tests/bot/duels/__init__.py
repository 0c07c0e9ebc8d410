"""Pages of a match: what each reader may see of it."""
