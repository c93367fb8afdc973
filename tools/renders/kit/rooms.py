"""The shell of a room: walls with openings, curtains, daylight.

A room spans x 0..width and y near..depth; the camera stands near the near end
and looks towards +y. Sides: left (x = 0), right (x = width), back (y = depth),
front (y = near, behind the camera).
"""

from dataclasses import dataclass

from .geometry import box, boxes
from .lights import area
from .openings import curtain, window


@dataclass(frozen=True)
class Room:
    width: float
    depth: float
    height: float
    near: float = -2.0

    def span(self, side):
        """Ends of a wall along its own axis."""
        return (self.near, self.depth) if side in ('left', 'right') else (0.0, self.width)

    def plane(self, side):
        """(axis, inner face, outward sign) of a wall."""
        return {
            'left': ('x', 0.0, -1),
            'right': ('x', self.width, 1),
            'back': ('y', self.depth, 1),
            'front': ('y', self.near, -1),
        }[side]


def slab(room, side, u0, u1, z0, z1, d0, d1, mat, bw=0.0):
    """A box against a wall: u along it, d from its inner face outward (negative is into the room)."""
    axis, at, out = room.plane(side)
    a, b = sorted((at + out * d0, at + out * d1))
    return box(a, b, u0, u1, z0, z1, mat, bw) if axis == 'x' else box(u0, u1, a, b, z0, z1, mat, bw)


def slabs(room, side, rows, mat, bw=0.004):
    """Many boxes against a wall as one mesh; rows of (u0, u1, z0, z1, d0, d1)."""
    axis, at, out = room.plane(side)
    built = []
    for u0, u1, z0, z1, d0, d1 in rows:
        a, b = sorted((at + out * d0, at + out * d1))
        built.append((a, b, u0, u1, z0, z1) if axis == 'x' else (u0, u1, a, b, z0, z1))
    return boxes(built, mat, bw)


def wall(room, side, mat, openings=(), thick=0.28):
    """A wall around its openings, each (u0, u1, z0, z1)."""
    start, end = room.span(side)
    at = start - (thick if side in ('back', 'front') else 0)
    end += thick if side in ('back', 'front') else 0
    for u0, u1, z0, z1 in sorted(openings):
        if u0 > at:
            slab(room, side, at, u0, 0, room.height, 0, thick, mat)
        if z0 > 0:
            slab(room, side, u0, u1, 0, z0, 0, thick, mat, 0.004)
        if z1 < room.height:
            slab(room, side, u0, u1, z1, room.height, 0, thick, mat, 0.004)
        at = u1
    if at < end:
        slab(room, side, at, end, 0, room.height, 0, thick, mat)


def walls(room, mat, left=(), right=(), back=(), front=()):
    for side, openings in (('left', left), ('right', right), ('back', back), ('front', front)):
        wall(room, side, mat, openings)


def frame(room, side, opening, mat, nx=2, nz=1, width=0.05, transom=None):
    """A window's frame, unglazed: glass seen from indoors costs samples and shows nothing."""
    axis, at, out = room.plane(side)
    u0, u1, z0, z1 = opening
    window(axis, at + out * 0.15, u0, u1, z0, z1, mat, None, nx, nz, width, 0.07, transom=transom)


def drapes(room, side, opening, heavy=None, light=None, top=None, out_by=0.4, light_share=0.34, seed=1, off=0.17):
    """Curtains drawn to both sides of an opening, sheers behind them."""
    axis, at, out = room.plane(side)
    u0, u1, _, z1 = opening
    top = top or z1 + 0.12
    if heavy:
        for k, (a, b) in enumerate(((u0 - out_by, u0 + 0.14), (u1 - 0.14, u1 + out_by))):
            curtain(axis, at - out * off, a, b, 0.015, top, heavy, 0.055, 0.17, seed + k)
    if light:
        w = (u1 - u0) * light_share
        for k, (a, b) in enumerate(((u0 - 0.1, u0 + w), (u1 - w, u1 + 0.1))):
            curtain(axis, at - out * (off - 0.09), a, b, 0.02, top, light, 0.035, 0.13, seed + 3 + k)


def blind(room, side, opening, mat, drop=0.35):
    """A roman blind let down over the top share of an opening."""
    u0, u1, z0, z1 = opening
    edge = z1 - (z1 - z0) * drop
    rows = [
        (u0 - 0.04, u1 + 0.04, edge + i * 0.16, min(z1 + 0.08, edge + i * 0.16 + 0.17), -0.05 - 0.02 * (i % 2), -0.03)
        for i in range(int((z1 + 0.08 - edge) / 0.16) + 1)
    ]
    return slabs(room, side, rows, mat, 0.008)


def daylight(room, side, opening, power, col=(0.9, 0.95, 1.0), target=1.2, spread=150, pieces=2):
    """Sky light through an opening: lamps outside it, each taking its share of watts per square metre."""
    axis, at, out = room.plane(side)
    u0, u1, z0, z1 = opening
    step = (u1 - u0) / pieces
    for i in range(pieces):
        u, z = u0 + (i + 0.5) * step, (z0 + z1) / 2
        place, aim = at + out * 0.42, at - out * 3
        loc, aim = ((place, u, z), (aim, u, target)) if axis == 'x' else ((u, place, z), (u, aim, target))
        # Towards an x wall a lamp's first side runs along y, its second upward, and alike for y walls.
        area(loc, aim, step, z1 - z0, power * step * (z1 - z0), col, spread=spread).visible_glossy = False


def fill(room, power, col=(1, 0.93, 0.84)):
    """Weak light from behind the camera, as the rest of the home would give."""
    lamp = area(
        (room.width / 2, room.near + 0.25, room.height * 0.6),
        (room.width / 2, room.depth, 1.2),
        room.width * 0.7,
        room.height * 0.6,
        power,
        col,
    )
    lamp.visible_glossy = False
    return lamp
