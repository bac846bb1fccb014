### The demo's page.

demo-league = Village league
demo-hustle = Bower hustle night
demo-next-day = Next day
demo-next-week = Next week
