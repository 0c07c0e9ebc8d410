"""Jinkei beyond its scenario files: silence, odds, options, and what the computer player makes of it."""
