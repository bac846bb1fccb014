### The demo's page.

demo-league = Village league
demo-hustle = Friday hustle
demo-next-day = Next day
demo-next-week = Next week
