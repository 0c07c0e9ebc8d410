"""Card sets of servers."""
