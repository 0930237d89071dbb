"""What differs between two versions of a specification, part by part."""
