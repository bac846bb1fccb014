"""Messages that the bot sends by itself: table messages, open panels, pings, and their rate limits.

Begin with `cog`. Answers to interactions are in `cogs.interactions`.
"""
