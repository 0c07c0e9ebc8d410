"""Each game's own rules, where a test says more than a scenario file can."""
