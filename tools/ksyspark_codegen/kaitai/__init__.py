"""Start the official Kaitai Struct compiler: the only package of the project that runs it.

    jobs --JSON--> child (Node, compile.js) --texts--> Compiled | Refusal

Parsers in JavaScript are for pages: `rewrite.js` gives them exact arithmetic and leaves out what a page does not need.
`compile` starts the child; `node` finds Node and npm, and fetches the pinned compiler once per user (it is GPL: a build
tool, never shipped).
"""

from ksyspark_codegen.kaitai.compile import Compiled, CompileJob, Refusal, compile_specs, runtime_script
from ksyspark_codegen.kaitai.node import ToolMissing

__all__ = ["CompileJob", "Compiled", "Refusal", "ToolMissing", "compile_specs", "runtime_script"]
