### What organizers see first

contest-manage-open = Open matches: { $count }, since { $since }
contest-manage-waits = { $match } · waiting for { $names }
league-task-rename = Name and description
    .about = They change on the notice board, too.
league-task-undeputy = Take a deputy off
    .about = Choose who stops, even if they have left the server.
league-ask-undeputy = Stop organizing { $contest } with { $names }?
contest-post-renamed = **{ $was }** is now called **{ $contest }**.
contest-button-again = Same again next week
