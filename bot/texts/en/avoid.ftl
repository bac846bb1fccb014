### Members with whom somebody would rather not sit. Only that member sees these.

menu-avoid = Not with them at euchre
button-avoid = Not with them…
avoid-title = Not with them
# $limit (number): members
avoid-how = Members of this server you’d rather not sit with, { $limit } at most. Nobody else sees this list or is told of it.
avoid-does = You can’t take a seat where one of them sits, a call for players from either of you doesn’t mention the other, and I don’t make you partners; contests may draw them as your opponents.
avoid-on = On it: { $names }
avoid-none = Nobody is on it.
avoid-pick = Add a member
avoid-off = Take a member off
avoid-many = { $limit ->
    [one] Your list has room for one member. Take that one off first: `/preferences`, *{ button-avoid }*.
   *[other] Your list has room for { $limit } members. Take one of them off first: `/preferences`, *{ button-avoid }*.
}
avoid-self = That’s you. Choose someone else.
avoid-bot = Bots don’t sit at tables. Choose someone else.
# $names (text): members; $number (text): the table's number
avoid-sits = On your list, and at table { $number }: **{ $names }**. To sit down there, take them off it first: `/preferences`, *{ button-avoid }*.
privacy-kept-avoided = Members you’d rather not sit with
