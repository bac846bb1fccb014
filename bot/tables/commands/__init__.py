"""Every request to a table: one frozen value for each, with a pure `decide`.

Begin with `base`, then `play`. `bot.tables.service.Tables.do` carries commands out; what they share about seats and
ratings is in `bot.tables.lobby`.
"""
