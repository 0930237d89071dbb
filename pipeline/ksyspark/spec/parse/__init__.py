"""From YAML trees to the parts of a specification; mistakes are collected, not raised one by one."""
