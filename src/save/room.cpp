// The save room.
