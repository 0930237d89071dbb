"""`ksyspark review`: pages on which people who do not program judge a specification, and what becomes of answers."""

from __future__ import annotations

import click

from ksyspark_codegen.cli.review.answers import check_in, reply, sheet
from ksyspark_codegen.cli.review.build import build
from ksyspark_codegen.cli.review.messages import messages
from ksyspark_codegen.cli.review.status import status
from ksyspark_codegen.cli.review.trace import trace


@click.group()
def review() -> None:
    """Let people who do not program compare specifications with their documents, and sign.

    PAGE is the name of a review file below the folder of specifications, without `.review.yaml`.
    """


for command in (build, check_in, messages, reply, sheet, status, trace):
    review.add_command(command)
