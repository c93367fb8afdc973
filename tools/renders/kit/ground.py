"""Open ground: dunes and plains as a mesh, escarpments on the horizon, plot stakes, rubble, a fence."""
import math
import random

from mathutils import Vector, noise

from .geometry import box, boxes, lathe, mesh, tube
from .palette import mat


def terrain(x0, x1, y0, y1, height, scale, material, z=0., step=1.2, seed=0., flat=None):
    """Rolling ground; `height` in metres, `scale` metres a wave; flat(x, y) 0..1 says where it stays level."""
    nx, ny = int((x1 - x0) / step), int((y1 - y0) / step)
    verts, faces = [], []
    for j in range(ny + 1):
        for i in range(nx + 1):
            x, y = x0 + i * step, y0 + j * step
            h = noise.fractal(Vector((x / scale + seed, y / scale, seed)), 1., 2., 4) * height
            h *= flat(x, y) if flat else 1
            verts.append((x, y, z + h))
    for j in range(ny):
        for i in range(nx):
            k = j * (nx + 1) + i
            faces.append((k, k + 1, k + nx + 2, k + nx + 1))
    return mesh('terrain', verts, faces, mat(material), smooth=True)


def escarpment(y, x0, x1, h, seed=1, material='mud', steps=5):
    """A table mountain such as Tuwaiq: a ragged edge over banded slopes, from x0 to x1 at distance y."""
    r = random.Random(seed)
    n = int((x1 - x0) / 3)
    verts, faces = [], []
    for i in range(n + 1):
        x = x0 + i * (x1 - x0) / n
        bay = noise.fractal(Vector((x / 70, seed, 0)), 1., 2., 3) * 26
        top = h * (.82 + .18 * noise.noise(Vector((x / 90, 5 + seed, 0))))
        fade = min(1., i / (n * .12), (n - i) / (n * .12)) if n else 1
        for k in range(steps * 2):
            t = k / (steps * 2 - 1)
            ledge = (k // 2) / steps
            depth = bay + (1 - t) * -h * 1.1 + noise.noise(Vector((x / 34, k * .45, seed))) * 9
            z = top * fade * (ledge + (t - ledge) * (1.6 if k % 2 else .6)) + r.uniform(-.3, .3)
            verts.append((x, y + depth, max(-.5, z)))
    per = steps * 2
    for i in range(n):
        for k in range(per - 1):
            a = i * per + k
            faces.append((a, a + per, a + per + 1, a + 1))
    return mesh('escarpment', verts, faces, mat(material))


def stakes(x0, x1, y0, y1, z=0.):
    """Corner posts of a plot with a red band and a cord between them."""
    corners = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
    for x, y in corners:
        box(x - .09, x + .09, y - .09, y + .09, z - .2, z + 1., mat('paint'), .01)
        box(x - .092, x + .092, y - .092, y + .092, z + .7, z + .9, mat('terracotta'), 0)
    for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1]):
        pts = [(ax + (bx - ax) * t / 8, ay + (by - ay) * t / 8, z + .82 - .06 * math.sin(math.pi * t / 8)) for t in range(9)]
        tube(pts, .012, mat('paint'))


def chalk(x0, x1, y0, y1, z=.02, w=.14):
    """The lime lines that surveyors draw round a plot."""
    boxes([(x0, x1, y0 - w / 2, y0 + w / 2, z - .3, z), (x0, x1, y1 - w / 2, y1 + w / 2, z - .3, z),
           (x0 - w / 2, x0 + w / 2, y0, y1, z - .3, z), (x1 - w / 2, x1 + w / 2, y0, y1, z - .3, z)], mat('gypsum'), 0)


def rubble(x0, x1, y0, y1, count, seed=1, z=0.):
    """Stones lying about."""
    r = random.Random(seed)
    for _ in range(count):
        x, y, s = r.uniform(x0, x1), r.uniform(y0, y1), r.choice((.05, .07, .1, .16))
        obj = lathe([(0, 0), (s, s * .1), (s * 1.1, s * .4), (s * .6, s * .8), (0, s * .9)], mat('gravel'), (0, 0, 0), 7, smooth=False)
        obj.location = (x, y, z - s * .15)
        obj.rotation_euler = (r.uniform(-.3, .3), r.uniform(-.3, .3), r.uniform(0, 6))
        obj.scale = (r.uniform(.8, 1.6), 1, r.uniform(.7, 1.2))


def board(x, y, w=2.2, h=1.3, z=0., lift=1.2):
    """A blank sign board on two posts: the plot's number would stand here."""
    boxes([(x - w * .4, x - w * .4 + .08, y, y + .08, z, z + lift + h), (x + w * .4 - .08, x + w * .4, y, y + .08, z, z + lift + h)], mat('steel'))
    box(x - w / 2, x + w / 2, y - .05, y, z + lift, z + lift + h, mat('paint'))
    box(x - w / 2 + .08, x + w / 2 - .08, y - .056, y - .05, z + lift + h * .62, z + lift + h - .1, mat('terracotta'), 0)
    for k in range(3):
        box(x - w / 2 + .2, x + w / 2 - .3 - k * .3, y - .056, y - .05, z + lift + .14 + k * .2, z + lift + .22 + k * .2, mat('alu'), 0)
