"""The place of each row of a tree where all stand depth first."""

import numpy as np

from ksyspark.vm.compiled import Ints, compiled


@compiled("depths", "sizes", "places")
def preorder(parents: Ints, siblings: Ints, depths: Ints, sizes: Ints, places: Ints) -> None:
    """Fill in the level of each row, the number of rows from it downwards, and its place depth first.

    A row has a larger number than its parent. `siblings` are all rows by their parent, in the order that they have
    there. For example, of row 0 with the rows 1 and 2 in it, and row 3 in row 1:

        parents -1 0 0 1   siblings 0 1 2 3
        depths   1 2 2 3   one more than that of the parent
        sizes    4 2 1 1   added to that of the parent, from the last row to the first
        places   0 1 3 2   row 2 comes behind row 1 and the one inside it
    """
    for row in range(parents.size):
        depths[row] = 1
        if parents[row] >= 0:
            depths[row] = depths[parents[row]] + 1
    for row in range(parents.size - 1, -1, -1):
        sizes[row] += 1
        if parents[row] >= 0:
            sizes[parents[row]] += sizes[row]
    behind = 0
    following = np.zeros(parents.size, np.int64)
    for number in range(parents.size):
        row = siblings[number]
        parent = parents[row]
        if parent < 0:
            places[row] = behind
            behind += sizes[row]
        else:
            places[row] = following[parent]
            following[parent] += sizes[row]
        following[row] = places[row] + 1
