### Cards, seats and the words of euchre. Other messages refer to these, so that each is called one thing everywhere.

suit-c = clubs
    .title = Clubs
suit-d = diamonds
    .title = Diamonds
suit-h = hearts
    .title = Hearts
suit-s = spades
    .title = Spades
suit-nt = no trump
    .title = No trump
suit-low = no trump, low
    .title = No trump, low

rank-2 = two
rank-7 = seven
rank-8 = eight
rank-9 = nine
rank-T = ten
rank-J = jack
rank-Q = queen
rank-K = king
rank-A = ace
# $rank (text) and $suit (text): jack of hearts
card-words = { $rank } of { $suit }
card-joker = joker
seat-free = free
seat-you = You
    .within = you
# Two partners
side = { $one } & { $two }

term-right-bower = right bower
term-left-bower = left bower
term-march = march
term-euchre = euchre
term-dog = a dog from every county
term-dutchman = Dutchman
term-next = next
term-crossing = crossing
term-upcard = upcard

# One letter beside a card on a button
mark-right = R
    .button = right
mark-left = L
    .button = left
mark-benny = B
    .button = Benny

# Bids above the ordinary ones, and a called card
term-moon = moon
term-little-pepper = little pepper
term-big-pepper = big pepper
term-best-of = the best of { $suit }
# In place of a name, where a member has had all data deleted
former-member = a former member
