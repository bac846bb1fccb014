"""What is shown without being asked for: table messages, open panels, pings, and the limits on them.

Begin with `cog`. Answers to interactions are in `cogs.interactions`.
"""
