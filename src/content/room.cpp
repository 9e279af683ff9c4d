// The content room.
