### The demo's page.

demo-next-day = Next day
demo-next-week = Next week
