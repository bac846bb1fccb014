"""The scripts are run, never imported."""

collect_ignore_glob = ["open_*.py", "kit.py"]
