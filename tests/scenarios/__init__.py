"""The games' rules as scenario files, one folder for each game; `docs/scenarios.md` says how to read and write them."""
