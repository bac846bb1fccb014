### A short guide. In a line of its own Fluent takes no asterisk at the start: lists begin with a number or a dash.

topic-start = Getting started
topic-euchre = { button-how-to-play }
topic-play = At the table
topic-commands = Commands

help-start =
    ### Getting started
    - **Learn**: press **{ button-guide }**: five steps, three minutes.
    - **Play now**: `/euchre` gives you cards at once, against computers; only you see them.
    - **With friends**: `/table open`. They choose **{ $with }** or **{ $against }**; you press **{ $start }** when every seat is taken.

    - **{ $hand }** shows your cards and everything you can do. Only you can see it.
    - `/preferences` has four-color cards, text instead of pictures, and the order of your hand.

help-status = -# Bower { $version } · connected since { $up } · last restart { $started }
help-elsewhere = -# Here you can play against computers with `/euchre`, and use `/hand`, `/boards`, `/puzzle`, `/stats me`, `/glossary`, `/preferences` and `/privacy`; all else works in a server with Bower.

help-play =
    ### At the table
    - **{ $hand }** shows your cards; those you can play are lit. `R` and `L` mark the bowers.
    - **{ button-hint }** says what’s best, if hints are on (not in rated games or contests); the figures are points you can expect.
    - Among members **{ button-pass-ahead }** passes for you, unless someone bids first.
    - Partners tell each other nothing about their cards, not even in the chat.
    - When your time is up (alone you have no clock), a computer takes that turn; after two in a row it plays for you until you press **{ button-back }**.
    - **{ $more }** has the rest, such as leaving.

# How one game is played; $ranks are "A, K, Q, 10, 9"
how-to =
    .title = How to play: { $preset }
    .game = { $game }, { $cards } cards each out of { $deck }.
    .trump = **Trump**: { $benny ->
        [none] jack
        [joker] joker (Benny), jack
       *[two_of_spades] 2♠ (Benny), jack
    } (**{ term-right-bower }**), same-color jack (**{ term-left-bower }**), { $ranks }. Other suits: ace high.
    .upcard = Make the **{ term-upcard }**’s suit trump or pass. The dealer then picks it up and discards one.
    .second = All pass: name another suit or pass{ $then ->
        [throw_in] ; all again: a new deal.
        [stick_dealer] , but the dealer has to name one.
       *[stick_or_forfeit] . A dealer who passes too pays 1 point.
    }
    .auction = **Bid** once, in turn: how many tricks you take, from { $least } up, above the last bid; or pass. The highest bidder names trump{ $then ->
        [throw_in] . All pass: a new deal.
       *[stick_dealer] . If all others pass, the dealer has to bid.
    }
    .alone = { $who ->
        [nobody] Nobody goes alone.
        [maker] Whoever makes trump can go **alone**.
       *[anyone] Anyone can go **alone** before the lead.
    }
    .play = { $leads ->
        [bidder] The highest bidder leads
       *[eldest] Dealer’s left leads
    }. Follow suit if you can. The highest trump wins, else the highest of the suit led.
    .partner = The dealer’s partner can accept it only **alone**.
    .score = Makers: 1 point for { $least } tricks, 2 for all { $tricks }{ $alone ->
        [nobody] { "" }
       *[maker] {" "}(alone 4)
    }. Fewer: **{ term-euchre }d**, 2 for the others{ $lone ->
        [yes] {" "}(alone 4)
       *[no] { "" }
    }.
    .down = Each { $lowers ->
        [tricks] trick
       *[euchre_points] point of euchre
    } takes 1 off. A maker short of { $least ->
        [0] the bid
       *[other] { $least } tricks
    } goes up { $set }; stay in without a trick, and you go up { $none }.

help-commands =
    ### Commands
    - `/euchre` what waits for you, or cards at once
    - `/table` open one, join, leave, close
    - `/hand` your cards, with **{ button-hint }**
    - `/game` list, replay, review, check, export
    - `/stats` and `/leaderboard` how you play
    - `/league` contests: hustle night, cup, league
    - `/puzzle`, `/boards` each day
    - `/glossary` the words
    - `/houserules` what this server plays
    - `/preferences` language, cards, pings
    - `/privacy` your data
    - `/admin`, `/audit` for managers
