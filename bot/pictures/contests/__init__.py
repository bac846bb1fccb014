"""Pictures of contests: standings and brackets, 720 pixels wide like tables.

On a phone of 390 pixels Discord shows them 265 wide, so no text is smaller than `LEAST_TEXT`. All of them are composed
in the palette that tables share. `sides.py` and `page.py` have what they have in common.
"""
