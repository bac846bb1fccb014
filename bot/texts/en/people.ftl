### Statistics, preferences, settings, lists, the check of deals.

value-count = { NUMBER($value) }
value-rate = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
value-percent = { $value }%

preferences-title = Your preferences
preferences-note = These apply to you in every server.
preferences-four_colours = Four-color cards
preferences-text_only = Text instead of pictures
preferences-pings = Ping me
preferences-hidden = Keep me off leaderboards
preferences-avatar = My avatar at tables
preferences-roles = Roles for winning
preferences-on = { $name }: on
preferences-off = { $name }: off
preferences-language = Language
preferences-language-auto = Same as Discord
preferences-sort = Hand
preferences-sort-trump_first = Trump first
preferences-sort-suit = Always by suit
preferences-only-card = Auto-play
preferences-only-card-off = Never
preferences-only-card-last_trick = Last card
preferences-only-card-always = Only legal card
preferences-only-card-note = After a pause like yours. In the long run others may notice.

server-title = Euchre in this server
server-not-set-up = Nobody has set up euchre in this server yet. One form asks for the language, the rules, the time zone, who organizes contests, and in which channel.
server-language = Language of the tables
server-preset = Rules of new tables
server-opener = Opening tables
server-organiser = Contest organizers
server-channel = Channel for contests
server-zone = Time zone
server-zone-now = { $zone }, where it’s { $time } now
server-pages = Public pages
server-pages-off = off
server-pages-on = of the contests in { $channel }, for anyone on the web
server-pages-nowhere = none until there’s a channel for contests
server-change = *{ button-set-up }* asks for the main ones; each is an option of `/admin settings`. Alone with `/euchre`, everyone meets computers of their own strength.
server-everyone = everyone
server-managers = members with Manage Server
server-setup-title = Set up euchre
button-set-up = Set up
button-permissions = Permissions

list-title = Tables
list-empty = No table is open here. Open one with `/table open`.
# $table (text): its name, a link
list-lobby = { $table } · { $seated } of { $seats } seated · { $where }
list-playing = { $table } · playing · { $where }
list-own = Your cards:
list-seats = Sit down at:

verify-title = The deals of game { $table }
verify-fair = { $count ->
    [one] The one deal checks out
   *[other] All { $count } deals check out
}{ $draws ->
    [0] { "" }
    [one] , and so does the draw for the deal
   *[other] , and so do the { $draws } draws for the deal
}: each was fixed beforehand and matches the published secret.
verify-unfair = { $count ->
    [one] One deal doesn’t match the secret.
   *[other] { $count } deals don’t match the secret.
}
verify-draw = Draw: { $commitment }
verify-hand = Hand { $number }: { $commitment }
verify-hand-unfair = Hand { $number }: { $commitment } (doesn’t match)
verify-game = Fingerprint of the game: { $commitment }
verify-secret = Secret: { $secret }
verify-how = Before the first deal and between hands it was in the table’s menu; if the table had a message in a channel, the first 8 digits were there from the first card on. It’s the SHA-256 of “bower/1/commit/game/” followed by the 32 bytes of the secret, from which every deal follows; that of hand n is the SHA-256 of “bower/1/commit/n/” followed by the same bytes.
