"""What Pozzo measures of itself: `make bench`. Every figure of a run comes from that run, on one machine."""
