hello = Hello { $name }
