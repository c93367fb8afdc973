"""Soft forms: pillows and upholstered blocks."""
import math
import random

import bmesh
import bpy
from mathutils import Vector

from .geometry import boxuv, mesh, shade_smooth
from .stage import link


def pillow(w, h, t, mat, loc=(0, 0, 0), rot=(0, 0, 0), seed=0, n=14, sq=.0):
    """A pillow of w x h, t thick, pinched at its corners, standing on its edge at loc."""
    phase = random.Random(seed).random() * 6
    verts, faces = [], []
    for side in (1, -1):
        for j in range(n + 1):
            for i in range(n + 1):
                u, q = i / n * 2 - 1, j / n * 2 - 1
                puff = max(0, (1 - u ** 4) * (1 - q ** 4)) ** .5
                pinch_h = 1 - .10 * (1 - abs(u)) * abs(q) ** 3
                pinch_w = 1 - .10 * (1 - abs(q)) * abs(u) ** 3
                dent = .05 * math.sin(u * 5 + phase) * math.sin(q * 4 + phase) * puff
                verts.append((u * w / 2 * pinch_w, side * t / 2 * (puff + dent), q * h / 2 * pinch_h))
    per_side = (n + 1) ** 2
    for side in (0, 1):
        for j in range(n):
            for i in range(n):
                k = side * per_side + j * (n + 1) + i
                quad = (k, k + 1, k + n + 2, k + n + 1)
                faces.append(quad if side else quad[::-1])
    obj = mesh('pillow', verts, faces, mat, smooth=True)
    bm = bmesh.new()
    bm.from_mesh(obj.data)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=.0005)
    bm.to_mesh(obj.data)
    bm.free()
    obj.location, obj.rotation_euler = loc, rot
    return obj


def soft(x0, x1, y0, y1, z0, z1, mat, r=.06, puff=.03):
    """An upholstered block: rounded by r, its top and sides swollen by `puff`."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    for v in bm.verts:
        v.co = Vector(((v.co.x + .5) * (x1 - x0) + x0, (v.co.y + .5) * (y1 - y0) + y0, (v.co.z + .5) * (z1 - z0) + z0))
    bmesh.ops.subdivide_edges(bm, edges=bm.edges[:], cuts=7, use_grid_fill=True)
    for v in bm.verts:
        a = (v.co.x - x0) / (x1 - x0) * 2 - 1
        b = (v.co.y - y0) / (y1 - y0) * 2 - 1
        c = (v.co.z - z0) / (z1 - z0) * 2 - 1
        v.co.z += puff * (1 - a ** 4) * (1 - b ** 4) * max(0, c)
        swell = (1 - c ** 4) * puff * .5
        v.co.x += swell * a * (abs(a) > .99)
        v.co.y += swell * b * (abs(b) > .99)
    me = bpy.data.meshes.new('soft')
    bm.to_mesh(me)
    bm.free()
    boxuv(me)
    me.materials.append(mat)
    shade_smooth(me, 60)
    obj = link(bpy.data.objects.new('soft', me))
    mod = obj.modifiers.new('bevel', 'BEVEL')
    mod.width, mod.segments, mod.limit_method, mod.angle_limit = r * .6, 3, 'ANGLE', math.radians(50)
    return obj
