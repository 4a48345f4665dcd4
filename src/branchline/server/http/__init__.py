"""What is answered over HTTP: tables, editions, health, and the files of the page."""
