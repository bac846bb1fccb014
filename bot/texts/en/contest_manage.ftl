### What organizers see first

contest-manage-open = Open matches: { $count }, since { $since }
contest-manage-waits = { $match } · waiting for { $names }
league-task-rename = Name, description, places
    .about = They change on the notice board, too. Places only become more, until the draw.
contest-post-renamed = **{ $was }** is now called **{ $contest }**.
contest-button-again = Same again next week

league-ask-change = Move the start of { $contest } to { $at }?
league-task-change = Move the start
    .about = To a later time, before it has passed. Everybody is called.
league-task-series = End the series
    .about = No next one follows.
league-ask-series = Let no other contest follow { $contest }?
