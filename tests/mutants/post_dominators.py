"""Where the ways behind a node of a graph meet again.

After Cooper, Harvey and Kennedy, A simple, fast dominance algorithm.
"""

from __future__ import annotations

from collections.abc import Sequence


def post_dominators(behind: Sequence[Sequence[int]]) -> list[int]:
    """Return for each node the first one that all ways from it to the end come by.

    `behind` are the nodes behind each; a way ends at a node with none behind it. The end is the number of nodes; it is
    returned too for a node from which no way ends.
    """
    end = len(behind)
    in_front: list[list[int]] = [[] for _ in range(end + 1)]
    for node, followers in enumerate(behind):
        for one in followers or (end,):
            in_front[one].append(node)
    order = _from_the_end(in_front, end)
    rank = {node: number for number, node in enumerate(order)}
    found = {end: end}
    is_changing = True
    while is_changing:
        is_changing = False
        for node in order[1:]:
            known = [one for one in behind[node] or (end,) if one in found]
            meeting = known[0]
            for one in known[1:]:
                meeting = _meeting(found, rank, meeting, one)
            if found.get(node) != meeting:
                found[node] = meeting
                is_changing = True
    return [found.get(node, end) for node in range(end)]


def _meeting(found: dict[int, int], rank: dict[int, int], one: int, other: int) -> int:
    while one != other:
        while rank[one] > rank[other]:
            one = found[one]
        while rank[other] > rank[one]:
            other = found[other]
    return one


def _from_the_end(in_front: Sequence[Sequence[int]], end: int) -> list[int]:
    """Return the nodes that lead to the end, each behind one that comes behind it: reverse postorder."""
    done: list[int] = []
    seen = {end}
    stack = [(end, iter(in_front[end]))]
    while stack:
        node, left = stack[-1]
        for one in left:
            if one not in seen:
                seen.add(one)
                stack.append((one, iter(in_front[one])))
                break
        else:
            done.append(node)
            stack.pop()
    return done[::-1]
