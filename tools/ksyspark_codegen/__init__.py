"""Write everything that follows from Kaitai Struct specifications, and make messages from them.

.ksy --ksyspark.spec--> Library --ksyspark.compiler.build--> model, layout, plan --targets--> files by path
"""
