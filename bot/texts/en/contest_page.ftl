### The page of a contest, for anyone to see.

league-format-page = Page (to show to anyone)
page-podium = Podium
page-matches = Matches
page-replay = The final, card by card
page-over = Ended on { $date }.
page-running = In round { $round } on { $date }.
page-starts = Starts on { $date }.
page-foot = Made by Bower on { $date }. Anyone who is on no leaderboard or has deleted their data is “{ former-member }” here.
page-rank = Place
page-players = Players
page-night = Night { $number }
page-score = Score: { $scores }
page-hand = Hand { $number }: cards, bidding and tricks
page-dealt = The hands when play began
page-player = Player
page-cards = Cards
page-tricks = Tricks
page-trick = Trick
page-led = led
page-won = won
