### Forms that come back

form-again = Try again
form-again-gone = What you typed is gone: I was restarted. Open the form again.
