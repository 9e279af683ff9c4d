// The sim room.
