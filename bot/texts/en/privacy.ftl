### What is kept about a member: shown, handed over, deleted.

privacy-title = Your data
privacy-none = Bower stores nothing about you.
privacy-note = This covers all servers. `/privacy export` downloads all of it as a file; `/privacy delete` deletes it.
# $what (text): a kind; $count (number): how much of it
privacy-line = - { $what }: **{ NUMBER($count) }**
privacy-kept-members = Your preferences
privacy-kept-rulesets = Rules you saved for a server
privacy-kept-tables = Tables you host or hosted
privacy-kept-seats = Running tables you’re seated at
privacy-kept-sittings = Tables you’ve played at
privacy-kept-departures = Seats you left during a hand
privacy-kept-log = What you did in games, line by line
privacy-kept-journal = Entries about games you left, and about corrections by you or about you
privacy-kept-unlisted = Servers that took you off their leaderboards
privacy-kept-given_roles = Roles Bower gave you
privacy-kept-merges = Merged accounts
privacy-kept-player_hands = Hands with their points, tricks and calls
privacy-kept-player_games = Games won, lost or left
privacy-kept-standings = Totals for statistics and leaderboards
privacy-kept-partnerships = Totals with partners
privacy-kept-ratings = Ratings
privacy-kept-rating_changes = Rating changes
privacy-kept-wallets = Wallets of counters
privacy-kept-puzzle_answers = Answers to puzzles of the day
privacy-kept-board_results = Boards of the day
privacy-kept-questions = Questions you asked a channel
privacy-kept-question_votes = Votes on questions to a channel
privacy-kept-contests = Contests you created
privacy-kept-contest_players = Contests you signed up for
privacy-kept-contest_log = What you did as an organizer

privacy-export-done = This is all your data, from all servers. About running games it only says where you’re seated.

privacy-delete-title = Delete all your data?
# $count (number): running tables where the member sits
privacy-delete-seats = { $count ->
    [0] You’re not seated at any running table.
    [one] You leave the running table you’re seated at. If its game is rated, you lose it.
   *[other] You leave the { $count } running tables you’re seated at. If a game is rated, you lose it.
}
privacy-delete-goes = **Deleted, in all servers:** your ID and your name wherever they’re stored, your preferences, your puzzle answers. Roles Bower gave you are taken back.
privacy-delete-stays = **What stays:** the games you played, because they belong to the other players too. You become “{ former-member }” in them, and nobody can tell anymore that it was you. The others’ ratings and statistics don’t change; yours leave every leaderboard.
privacy-delete-discord = Messages already in Discord stay until somebody deletes them there.
privacy-delete-for-ever = This can’t be undone. If you play again, you start from scratch.
privacy-delete-yes = Delete everything
privacy-delete-no = Keep it
privacy-deleted = Done. All your data is deleted, and you’re not at any table. Anyone who played with you sees “{ former-member }” instead of your name.
privacy-busy = Someone keeps seating you at tables, so not everything could be deleted. Please try again.
privacy-too-large = Your data doesn’t fit into a file Discord accepts. Ask whoever runs this bot for it.
