### The demo's page.

demo-league = Village league
demo-hustle = Bower hustle night
demo-next-week = Next week
