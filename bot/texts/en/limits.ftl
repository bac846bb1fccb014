# Refusals that keep one member from spoiling things for others.

limits-answer-deleted = You’ve already answered today’s puzzle and seen its solution, and deleting your data doesn’t give you another try. There’s a new puzzle tomorrow.
limits-too-long = This game has gone on so long that hands aren’t dealt again and scores aren’t corrected anymore. Play it out: whoever leads after 600 hands wins.
closed-endless = This table was closed: after so many hands, nobody was in the lead.
limits-server-full = { $limit ->
    [one] This server already has { $limit } running table. Finish it first.
   *[other] This server already has { $limit } running tables. Finish one of them first.
}
