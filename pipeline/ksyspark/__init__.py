"""Read binary messages into Arrow and Spark from Kaitai Struct specifications."""
