hello = Ciao { $name }
