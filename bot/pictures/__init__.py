"""What people see of Bower, drawn by code: cards, emojis, tables, hands, ranks, brackets, results and charts.

Describe a picture with a frozen value (`TablePicture`, `BarsPicture`...), which has all texts from the caller, then
`await Studio.draw(picture)`. What is to be drawn, and in which words, is the business of `bot.panels`. Start with
`studio.py`: each picture has a module that describes and draws it.
"""
