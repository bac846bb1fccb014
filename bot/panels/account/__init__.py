"""What a member or a server can set and see of itself.

Begin with `preferences`.
"""
