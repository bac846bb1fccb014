### Who was taken out, and comes in again only by the organizers.

contest-barred-substitute = The organizers took that member out of this contest. Choose somebody else, or let them in again with *Add late*.
contest-was-out = { $name } (was taken out of this contest before)
