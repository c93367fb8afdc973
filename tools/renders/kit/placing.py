"""Put a piece built at the origin somewhere else, once or many times.

Furniture is modelled facing -y. A piece that stands against a wall has its
back on y = 0; a piece that stands free has its centre at the origin.
"""

import math
from contextlib import contextmanager

import bpy
from mathutils import Matrix

# Yaw in degrees that turns a piece's front (-y) away from each wall of a room.
FROM_WALL = {'back': 0, 'right': -90, 'left': 90, 'front': 180}


def made_since(count):
    """Objects linked to the scene after it held `count` of them."""
    return list(bpy.context.scene.collection.objects)[count:]


def count_made():
    return len(bpy.context.scene.collection.objects)


def pose(x, y, z=0.0, yaw=0.0, scale=1.0):
    """Matrix of a place: metres, degrees about the vertical."""
    turn = Matrix.Rotation(math.radians(yaw), 4, 'Z')
    return Matrix.Translation((x, y, z)) @ turn @ Matrix.Scale(scale, 4)


@contextmanager
def placed(x, y, z=0.0, yaw=0.0, scale=1.0):
    """Move everything built inside the block, lamps included."""
    before = count_made()
    yield
    matrix = pose(x, y, z, yaw, scale)
    for thing in made_since(before):
        thing.matrix_basis = matrix @ thing.matrix_basis


def repeat(build, spots):
    """Build once, stand a linked copy on every further spot (x, y[, z[, yaw]])."""
    before = count_made()
    build()
    originals = made_since(before)
    bases = [thing.matrix_basis.copy() for thing in originals]
    for number, spot in enumerate(spots):
        matrix = pose(*spot)
        for thing, base in zip(originals, bases):
            if number:
                thing = thing.copy()
                bpy.context.scene.collection.objects.link(thing)
            thing.matrix_basis = matrix @ base
