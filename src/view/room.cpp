// The view room.
