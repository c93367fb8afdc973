"""Walls with openings cut exactly, windows in them, curtains behind them."""
import math
import random

from .geometry import BOX_FACES, bevel, box_corners, boxes, mesh


def _cut(obj, verts, faces, mat):
    """Takes a closed mesh out of an object."""
    cutter = mesh('cutter', verts, faces, mat)
    cutter.hide_render = True
    cutter.display_type = 'WIRE'
    mod = obj.modifiers.new('cut', 'BOOLEAN')
    mod.object, mod.operation, mod.solver = cutter, 'DIFFERENCE', 'EXACT'


def arch_prism(ax, u0, u1, z0, spring, depth0, depth1, n=16):
    """A prism with a round head over `spring`, through depth0..depth1 of axis ax: cutter of an arched opening."""
    middle, radius = (u0 + u1) / 2, (u1 - u0) / 2
    outline = [(u0, z0), (u1, z0)]
    outline += [(middle + radius * math.cos(math.pi * i / n), spring + radius * math.sin(math.pi * i / n))
                for i in range(n + 1)]
    count = len(outline)
    verts = [(u, d, z) if ax == 'y' else (d, u, z) for d in (depth0, depth1) for u, z in outline]
    faces = [tuple(range(count)), tuple(reversed(range(count, 2 * count)))]
    faces += [(i, count + i, count + (i + 1) % count, (i + 1) % count) for i in range(count)]
    if ax == 'x':
        faces = [tuple(reversed(f)) for f in faces]
    return verts, faces


def vol(x0, x1, y0, y1, z0, z1, mat, cuts=(), t=.3, parapet=.5, hollow=True, bw=.015, arches=()):
    """A building's volume: a box of wall thickness t with a parapet round its roof.

    cuts: boxes to take away, which must not touch each other; arches: (ax, u0, u1, z0, spring, depth0, depth1).
    """
    obj = mesh('vol', box_corners(x0, x1, y0, y1, z0, z1), BOX_FACES, mat)
    large = []
    if hollow:
        large.append((x0 + t, x1 - t, y0 + t, y1 - t, z0 + .15, z1 - parapet - .3))
    if parapet:
        large.append((x0 + .2, x1 - .2, y0 + .2, y1 - .2, z1 - parapet, z1 + 1))
    for b in large:
        _cut(obj, box_corners(*b), BOX_FACES, mat)
    # One cutter for all openings: a modifier for each would take minutes on a tower.
    verts, faces = [], []
    for b in cuts:
        k = len(verts)
        verts += box_corners(*b)
        faces += [tuple(i + k for i in f) for f in BOX_FACES]
    for arch in arches:
        k = len(verts)
        more, outline = arch_prism(*arch)
        verts += more
        faces += [tuple(i + k for i in f) for f in outline]
    if verts:
        _cut(obj, verts, faces, mat)
    return bevel(obj, bw) if bw else obj


def window(ax, pos, u0, u1, z0, z1, frame, gl, nx=2, nz=1, fw=.06, fd=.09, curt=None, cside=.28, inward=1, sill=None,
           transom=None):
    """A framed window of nx x nz panes in the plane y=pos (ax 'y', spans x) or x=pos (ax 'x', spans y).

    gl None leaves the glass out; curtains stand on the side `inward` (+1, -1) and take `cside` of the width each.
    """
    bars = [(u0, u0 + fw, z0, z1), (u1 - fw, u1, z0, z1),
            (u0 + fw, u1 - fw, z0, z0 + fw), (u0 + fw, u1 - fw, z1 - fw, z1)]
    for i in range(1, nx):
        u = u0 + (u1 - u0) * i / nx
        bars.append((u - fw * .4, u + fw * .4, z0 + fw, z1 - fw))
    for z in [z0 + (z1 - z0) * i / nz for i in range(1, nz)] + ([transom] if transom else []):
        bars.append((u0 + fw, u1 - fw, z - fw * .4, z + fw * .4))
    d0, d1 = pos - fd / 2, pos + fd / 2
    boxes([(a, b, d0, d1, e, f) if ax == 'y' else (d0, d1, a, b, e, f) for a, b, e, f in bars], frame, .006, 'frame')
    if gl:
        corners = [(u0, pos, z0), (u1, pos, z0), (u1, pos, z1), (u0, pos, z1)]
        mesh('glass', corners if ax == 'y' else [(b, a, z) for a, b, z in corners], [(0, 1, 2, 3)], gl)
    if curt:
        w = (u1 - u0) * cside
        for a, b in ((u0, u0 + w), (u1 - w, u1)):
            curtain(ax, pos + inward * .25, a, b, z0 - .05, z1 + .05, curt)


def curtain(ax, pos, u0, u1, z0, z1, mat, amp=.05, per=.16, seed=None):
    """A curtain in folds of depth amp, one every `per` metres."""
    r = random.Random(seed if seed is not None else int(u0 * 977) + int(z0 * 31))
    n, rows, phase = max(24, int((u1 - u0) / per * 14)), 8, r.random() * 6
    verts, faces = [], []
    for j in range(rows + 1):
        t = j / rows
        a = amp * (.75 + .35 * (1 - t))
        for i in range(n + 1):
            u = u0 + (u1 - u0) * i / n
            fold = a * math.sin(2 * math.pi * u / per + phase + .6 * math.sin(u * 3.1 + phase))
            fold += .3 * a * math.sin(2 * math.pi * u / per * .43 + phase * 2 + .5 * t)
            z = z0 + (z1 - z0) * t
            verts.append((u, pos + fold, z) if ax == 'y' else (pos + fold, u, z))
    for j in range(rows):
        for i in range(n):
            k = j * (n + 1) + i
            faces.append((k, k + 1, k + n + 2, k + n + 1))
    return mesh('curtain', verts, faces, mat, smooth=True)
