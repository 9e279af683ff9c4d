// The app room.
