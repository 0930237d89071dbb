"""What our own keys (`-logical-type`, `-column`, `-default`, `-sensitive`) say."""
