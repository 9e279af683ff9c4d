// The script room.
