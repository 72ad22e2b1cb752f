"""Tables, lobby and store behind HTTP and WebSockets."""
