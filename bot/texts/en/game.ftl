# A game in one sentence: "4 players, partners, to 10 points, about 10 minutes".
game-sentence = { $game }, about { $minutes } minutes
game-who-two = 2 players
game-who-fixed = { $seats } players, partners
game-who-each_alone = { $seats } players, everyone alone
game-who-called = { $seats } players, secret partners
game-who-rotating = { $seats } players, four at a time
game-goal = { $target ->
    [one] to 1 point
   *[other] to { $target } points
}
game-goal-down = { $target ->
    [one] from 1 point down to 0
   *[other] from { $target } points down to 0
}
game-five = { $goal }, best of five
game-rubber = { $goal }, best of three
