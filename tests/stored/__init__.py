"""Databases as old versions have stored them, the script that made them, and tests that go on with them.

`0.1.0.sql` is of e35ea0a1, whose changelog dates 0.1.0 (23 November 2026, schema 0008); `35e905d0.sql` is of the
commit before contests were played as life treats them (schema 0009).
"""
