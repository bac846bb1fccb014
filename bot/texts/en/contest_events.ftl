### Discord’s own event for a contest

league-event-join = Sign up and follow it in { $channel }
league-post-no-event = **{ $contest }** has no event, or an old one: making one needs the permission *Create Events*, for me and for the organizer who published the contest, and a server holds at most 100 events. Everything else goes on as planned. `/admin check` shows what I lack.
