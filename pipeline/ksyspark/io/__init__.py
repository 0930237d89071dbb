"""Files and what lies in them: listing, opening, compression, framing."""
