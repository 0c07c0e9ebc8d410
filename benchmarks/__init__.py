"""Measurements: ``python -m benchmarks`` (make bench) and ``python -m benchmarks.soak`` (make soak).

A part is a module with ``measure() -> list[Figure]``; `PARTS` names them. A part whose module is not there is left out and said so. The
table goes to standard output, all figures to ``bench.json``. Every figure that has an aim carries it, so that a miss shows.
"""
