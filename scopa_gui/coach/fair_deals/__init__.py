"""How often cards were dealt to whom, beside what fair deals would bring."""
