"""elbowroom: Small World and Small World Underground for computer and friends."""
