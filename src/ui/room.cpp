// The ui room.
