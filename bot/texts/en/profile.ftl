# A member's profile card, and the page of stories.
button-profile = My profile
button-boards = Leaderboards
button-share-card = Share my profile
stats-page-numbers = All the numbers
stats-page-stories = Stories
profile-rating = Rating
profile-games = Games
profile-hands = Hands
profile-won = Won
profile-finished = Games finished
profile-streak = Win streak
profile-best-streak = Longest win streak
profile-best-suit = Best suit: { $suit }
profile-loners-made = Loners made
profile-marches = Marches
profile-euchres-made = Makers euchred
profile-games-won = Games won
# $label: what is counted; $value: how many
profile-said = { $label }: { $value }
# $what: what is counted; $count and $next are numbers of the same
