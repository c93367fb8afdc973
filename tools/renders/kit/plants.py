"""Date palms, shrubs and lawn, all made of instances of a few meshes."""
import math
import random

from mathutils import Vector

from .geometry import data_only, inst, mesh, plane
from .stage import R


def frond_mesh(mat, L=3., up=.9, droop=1.5, pairs=48, ll=.55, seed=0, width=.022):
    """A palm frond of length L along +x: a rib and `pairs` of leaflets of length ll."""
    r = random.Random(seed)
    side = r.uniform(-.15, .15)
    verts, faces = [], []

    def rib(t):
        return Vector((L * t * (1 - .18 * t), side * t * t * L * .3, L * (up * t - droop * t * t) * .55))

    def quad(*corners):
        k = len(verts)
        verts.extend(corners)
        faces.append((k, k + 1, k + 2, k + 3))

    for i in range(25):
        t = i / 25
        w = .022 * (1 - t) + .004
        p, q = rib(t), rib((i + 1) / 25)
        quad(p + Vector((0, w, 0)), p - Vector((0, w, 0)), q - Vector((0, w * .95, 0)), q + Vector((0, w * .95, 0)))
    for i in range(pairs):
        t = .1 + .9 * i / pairs
        p = rib(t)
        tangent = (rib(min(1, t + .02)) - rib(t - .02)).normalized()
        length = ll * math.sin(math.pi * min(.98, t * .86 + .1)) ** .7 * r.uniform(.85, 1.1)
        for s in (-1, 1):
            d = Vector((0, s, 0)) * .8 + tangent * r.uniform(.55, .85) + Vector((0, 0, r.uniform(.05, .4)))
            d.normalize()
            n = Vector((0, 0, 1)).cross(d).normalized() * width
            middle = p + d * length * .5
            quad(p, middle + n, p + d * length + Vector((0, 0, -.22 * length)), middle - n)
    return data_only(mesh('frond', verts, faces, mat))


def palm(loc, h, mats, fr, seed=0, n=46, sc=1.):
    """A date palm with a trunk of h metres: mats[0] is its bark, fr the frond meshes, n fronds of scale sc."""
    r = random.Random(seed)
    lean = (r.uniform(-.3, .3), r.uniform(-.3, .3))
    sides, rings = 14, int(h / .07)
    verts, faces = [], []
    for j in range(rings + 1):
        t = j / rings
        radius = (.21 - .05 * t + .06 * max(0, 1 - t * 9)) * (1.16 if j % 2 else .97) + .10 * max(0, (t - .9) * 10)
        for i in range(sides):
            a = 2 * math.pi * i / sides + (j // 2 % 2) * .22
            verts.append((lean[0] * t * t + radius * math.cos(a) * r.uniform(.93, 1.07),
                          lean[1] * t * t + radius * math.sin(a) * r.uniform(.93, 1.07),
                          h * t + r.uniform(-.012, .012)))
    for j in range(rings):
        for i in range(sides):
            k = (i + 1) % sides
            faces.append((j * sides + i, j * sides + k, (j + 1) * sides + k, (j + 1) * sides + i))
    mesh('trunk', verts, faces, mats[0]).location = loc
    top = Vector(loc) + Vector((lean[0], lean[1], h))
    for i in range(n):
        t = i / n
        elevation = math.radians(78 - 125 * t + r.uniform(-8, 8))
        azimuth = i * 2.39996 + r.uniform(-.2, .2)
        size = sc * r.uniform(.85, 1.1) * (1 if t > .12 else .75)
        inst(fr[r.randrange(len(fr))], top + Vector((0, 0, .12 - .2 * t)),
             (r.uniform(-.3, .3), -elevation * .85, azimuth), size)


def blob(name, mats, n, spheres, leafsize=.05, seed=0, flower=.0, shell=.55):
    """A shrub: n leaves in the shells of spheres (x, y, z, radius); a share `flower` takes mats[1]."""
    r = random.Random(seed)
    verts, faces, kinds = [], [], []
    total = sum(s[3] ** 2 for s in spheres)
    for s in spheres:
        for _ in range(int(n * s[3] ** 2 / total)):
            d = Vector((r.gauss(0, 1), r.gauss(0, 1), r.gauss(0, 1))).normalized()
            radius = s[3] * (shell + (1 - shell) * r.random() ** .5)
            p = Vector(s[:3]) + Vector((d.x * radius, d.y * radius, d.z * radius * .85))
            face = (d + Vector((r.uniform(-.8, .8), r.uniform(-.8, .8), r.uniform(-.3, .9)))).normalized()
            along = face.cross(Vector((r.uniform(-1, 1), r.uniform(-1, 1), r.uniform(-1, 1)))).normalized()
            across = face.cross(along)
            z = leafsize * r.uniform(.6, 1.25)
            k = len(verts)
            verts += [p - along * z, p + across * z * .45 - face * z * .12,
                      p + along * z, p - across * z * .45 - face * z * .12]
            faces.append((k, k + 1, k + 2, k + 3))
            blooms = r.random() < flower * (.35 + 1.2 * max(0, d.z + .3)) and radius > s[3] * .8
            kinds.append(1 if blooms else 0)
    obj = mesh(name, verts, faces, mats)
    obj.data.polygons.foreach_set('material_index', kinds)
    return obj


def grass_mesh(mat, n=2600, h=.06, seed=0, size=1.):
    """A square of size metres with n blades of height h."""
    r = random.Random(seed)
    verts, faces = [], []
    for _ in range(n):
        x, y, a = r.random() * size, r.random() * size, r.random() * 6.28
        tall = h * r.uniform(.5, 1.2)
        bend, w, ca, sa = tall * .5, .0035, math.cos(a), math.sin(a)
        k = len(verts)
        verts += [(x - w * sa, y + w * ca, 0), (x + w * sa, y - w * ca, 0),
                  (x + bend * ca * r.random(), y + bend * sa * r.random(), tall)]
        faces.append((k, k + 1, k + 2))
    return data_only(mesh('grass', verts, faces, mat, uv=None))


def lawn(x0, x1, y0, y1, z, mat, soil):
    """Grass tiles over soil."""
    tiles = [grass_mesh(mat, seed=i) for i in range(3)]
    plane(x0, x1, y0, y1, z, soil)
    nx, ny = max(1, round(x1 - x0)), max(1, round(y1 - y0))
    sx, sy = (x1 - x0) / nx, (y1 - y0) / ny
    for i in range(nx):
        for j in range(ny):
            inst(tiles[R.randrange(3)], (x0 + i * sx, y0 + j * sy, z), (0, 0, 0), (sx, sy, 1))
