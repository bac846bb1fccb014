"""What is stored about a member: preferences, and how it is shown, exported and deleted.

Begin with `preferences`; `deletion` lists every column that names a member.
"""
