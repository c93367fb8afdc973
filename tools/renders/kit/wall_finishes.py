"""What covers a wall: mouldings, battens, panels, niches, skirting, a closed door."""

import math

from .geometry import box, mesh
from .rooms import slab, slabs


def moulding(room, side, panels, mat, width=0.035, proud=0.025):
    """Picture-frame mouldings; panels of (u0, u1, z0, z1)."""
    rows = []
    for u0, u1, z0, z1 in panels:
        rows += [
            (u0, u1, z0, z0 + width, -proud, 0),
            (u0, u1, z1 - width, z1, -proud, 0),
            (u0, u0 + width, z0 + width, z1 - width, -proud, 0),
            (u1 - width, u1, z0 + width, z1 - width, -proud, 0),
        ]
    return slabs(room, side, rows, mat, 0.008)


def cornice(room, mat, sides=('left', 'right', 'back'), size=0.12):
    for side in sides:
        a, b = room.span(side)
        slabs(
            room,
            side,
            [
                (a, b, room.height - size * k, room.height - size * (k - 1) * 0.999, -size * (0.9 - 0.28 * k), 0)
                for k in (1, 2)
            ],
            mat,
            0.012,
        )


def fluting(room, side, u0, u1, z0, z1, mat, backing, pitch=0.055, share=0.76, proud=0.05):
    """Upright battens over a dark backing."""
    slab(room, side, u0 - 0.01, u1 + 0.01, z0, z1, -0.012, 0, backing)
    count = int((u1 - u0) / pitch)
    slabs(
        room,
        side,
        [(u0 + i * pitch, u0 + (i + share) * pitch, z0, z1, -proud, -0.01) for i in range(count)],
        mat,
        0.007,
    )


def panels(room, side, u0, u1, z0, z1, mat, count, proud=0.03, gap=0.006, rows=1):
    """Large flush panels with shadow gaps (wood veneer, stone slabs, upholstery)."""
    w, h = (u1 - u0) / count, (z1 - z0) / rows
    return slabs(
        room,
        side,
        [
            (
                u0 + i * w + gap / 2,
                u0 + (i + 1) * w - gap / 2,
                z0 + j * h + gap / 2,
                z0 + (j + 1) * h - gap / 2,
                -proud,
                0,
            )
            for i in range(count)
            for j in range(rows)
        ],
        mat,
        0.003,
    )


def shelf_niche(room, side, u0, u1, z0, z1, mat, depth=0.3, shelves=3, thick=0.03):
    """A shallow open case standing proud of the wall."""
    rows = [(u0, u0 + thick, z0, z1, -depth, 0), (u1 - thick, u1, z0, z1, -depth, 0)]
    rows += [
        (u0, u1, z0 + (z1 - z0 - thick) * i / shelves, z0 + (z1 - z0 - thick) * i / shelves + thick, -depth, 0)
        for i in range(shelves + 1)
    ]
    return slabs(room, side, rows, mat, 0.004)


def door(room, side, u0, u1, mat, trim, handle, height=2.3):
    """A closed door leaf with its lining, laid on a wall."""
    slab(room, side, u0, u1, 0, height, -0.035, 0, mat, 0.004)
    slabs(
        room,
        side,
        [
            (u0 - 0.09, u0, 0, height + 0.09, -0.05, 0),
            (u1, u1 + 0.09, 0, height + 0.09, -0.05, 0),
            (u0, u1, height, height + 0.09, -0.05, 0),
        ],
        trim,
        0.006,
    )
    moulding_rows = [(u0 + 0.12, u1 - 0.12, 0.25, 0.9), (u0 + 0.12, u1 - 0.12, 1.1, height - 0.2)]
    axis, at, out = room.plane(side)
    for a, b, z0, z1 in moulding_rows:
        slabs(
            room,
            side,
            [
                (a, b, z0, z0 + 0.02, -0.05, -0.03),
                (a, b, z1 - 0.02, z1, -0.05, -0.03),
                (a, a + 0.02, z0, z1, -0.05, -0.03),
                (b - 0.02, b, z0, z1, -0.05, -0.03),
            ],
            mat,
            0.004,
        )
    slabs(
        room,
        side,
        [(u1 - 0.12, u1 - 0.1, 1.0, 1.02, -0.1, -0.03), (u1 - 0.22, u1 - 0.1, 1.0, 1.02, -0.1, -0.085)],
        handle,
        0.004,
    )


def skirting(room, mat, height=0.1, depth=0.016, sides=('left', 'right', 'back'), skip=()):
    """Skirting along the walls, broken at (side, u0, u1) in `skip` where a door or a full-height window stands."""
    for side in sides:
        gaps = sorted((u0, u1) for s, u0, u1 in skip if s == side)
        at, end = room.span(side)
        rows = []
        for u0, u1 in gaps:
            rows.append((at, u0, 0, height, -depth, 0))
            at = u1
        rows.append((at, end, 0, height, -depth, 0))
        slabs(room, side, [r for r in rows if r[1] > r[0]], mat, 0.003)


def prisms(room, side, triangles, mat, proud=0.03):
    """Upright triangles standing proud of a wall: (u0, u1, z0, z1, point up or not)."""
    axis, at, out = room.plane(side)
    verts, faces = [], []
    for u0, u1, z0, z1, up in triangles:
        flat = [(u0, z0), (u1, z0), ((u0 + u1) / 2, z1)] if up else [(u0, z1), (u1, z1), ((u0 + u1) / 2, z0)]
        k = len(verts)
        for d in (0, -proud):
            for u, z in flat:
                verts.append((at + out * d, u, z) if axis == 'x' else (u, at + out * d, z))
        faces += [(k, k + 1, k + 2), (k + 3, k + 4, k + 5)]
        faces += [(k + i, k + (i + 1) % 3, k + 3 + (i + 1) % 3, k + 3 + i) for i in range(3)]
    return mesh('prisms', verts, faces, mat)


def najdi_frieze(room, side, z, mat, inlay, size=0.22, skip=()):
    """A carved gypsum band: two fillets with a row of triangles in the Najdi manner between them."""
    start, end = room.span(side)
    runs, at = [], start
    for s, u0, u1 in sorted(skip):
        if s == side:
            runs.append((at, u0))
            at = u1
    runs.append((at, end))
    for a, b in runs:
        if b - a < size:
            continue
        slabs(
            room,
            side,
            [(a, b, z, z + 0.035, -0.03, 0), (a, b, z + size + 0.05, z + size + 0.085, -0.03, 0)],
            mat,
            0.008,
        )
        count = max(1, int((b - a) / size))
        step = (b - a) / count
        prisms(
            room,
            side,
            [(a + i * step + 0.02, a + (i + 1) * step - 0.02, z + 0.05, z + size + 0.035, True) for i in range(count)],
            mat,
            0.028,
        )
        prisms(
            room,
            side,
            [
                (a + (i + 0.5) * step - 0.045, a + (i + 0.5) * step + 0.045, z + 0.075, z + 0.075 + size * 0.42, True)
                for i in range(count)
            ],
            inlay,
            0.031,
        )


def arched_niche(width, z0, z1, inside, rim, depth=0.25, n=24):
    """A round-headed niche set forward of a wall: origin at the wall, its opening towards -y."""
    half = width / 2
    spring = z1 - half
    outline = (
        [(-half, z0)]
        + [(-half * math.cos(math.pi * i / n), spring + half * math.sin(math.pi * i / n)) for i in range(n + 1)]
        + [(half, z0)]
    )
    verts = [(x, -depth, z) for x, z in outline] + [(x, -0.01, z) for x, z in outline]
    m = len(outline)
    faces = [(i, i + 1, m + i + 1, m + i) for i in range(m - 1)] + [tuple(range(m, 2 * m))]
    mesh('niche', verts, faces, inside)
    wide = [
        (x * (1 + 0.1 / half), z0 if z == z0 else spring + (z - spring) * (1 + 0.1 / half) if z > spring else z)
        for x, z in outline
    ]
    verts = [(x, -depth, z) for x, z in outline] + [(x, -depth, z) for x, z in wide] + [(x, 0, z) for x, z in wide]
    faces = [(i, i + 1, m + i + 1, m + i) for i in range(m - 1)] + [
        (m + i, m + i + 1, 2 * m + i + 1, 2 * m + i) for i in range(m - 1)
    ]
    mesh('niche rim', verts, faces, rim)
    box(-half - 0.1, half + 0.1, -depth - 0.03, 0, z0 - 0.05, z0, rim, 0.006)
