"""The plants of a picture, from shared meshes: palms, trees, shrubs, hedges, bougainvillea, agaves, grass."""
import math
import random

from mathutils import Vector

from .geometry import data_only, inst, mesh, tube
from .palette import mat
from .plants import blob, frond_mesh, lawn, palm
from .stage import R


class Planting:
    """Makes each kind of mesh once and places it."""

    def __init__(self):
        self._kinds = {}

    def _kind(self, name, make):
        if name not in self._kinds:
            self._kinds[name] = make()
        return self._kinds[name]

    def fronds(self):
        return self._kind('fronds', lambda: [
            frond_mesh(mat('frond'), seed=i, up=.75 + .1 * i, droop=1.3 + .15 * i) for i in range(4)])

    def palm(self, x, y, h=6., seed=None, sc=1., z=0., n=46):
        palm((x, y, z), h, (mat('bark'),), self.fronds(), seed if seed is not None else int(x * 7 + y * 13) % 97, n, sc)

    def shrubs(self, flower=.25, kind='magenta'):
        """Two round shrubs, about .7 m."""
        return self._kind(('shrub', flower, kind), lambda: [
            data_only(blob('shrub', [mat('green'), mat(kind)], 5000,
                           [(R.uniform(-.25, .25), R.uniform(-.25, .25), .3 + R.uniform(-.05, .1), .32)
                            for _ in range(4)], .035, i + 7, flower)) for i in range(2)])

    def row(self, x0, x1, y, step=.58, scale=1., z=0., flower=.0, jitter=.08):
        meshes = self.shrubs(flower)
        for i in range(max(1, int((x1 - x0) / step))):
            inst(meshes[i % 2], (x0 + step * (i + .5), y + R.uniform(-jitter, jitter), z), (0, 0, R.random() * 6),
                 scale * R.uniform(.85, 1.15))

    def bougainvillea(self, x, y, z, scale=1., kind='magenta', turn=0.):
        meshes = self._kind(('bougainvillea', kind), lambda: [
            data_only(blob('bougainvillea', [mat('green'), mat(kind)], 9000,
                           [(R.uniform(-.7, .7), R.uniform(-.25, .25), R.uniform(.1, .75), R.uniform(.28, .5))
                            for _ in range(9)], .045, i, .75)) for i in range(2)])
        inst(R.choice(meshes), (x, y, z), (0, 0, turn + R.uniform(-.3, .3)), scale)

    def climber(self, x, y, h, kind='magenta'):
        """Bougainvillea that climbs a wall to h metres, dense at its foot, loose at its top."""
        steps = max(3, int(h / .38))
        for i in range(steps):
            t = i / steps
            self.bougainvillea(x + R.uniform(-.25, .25) * (.4 + t), y + R.uniform(-.05, .05), h * t - .15,
                               (.75 - .3 * t) * R.uniform(.85, 1.15), kind, R.uniform(0, 6))

    def hedge(self, x0, x1, y, h=1.2, depth=.6, z=0., ax='x'):
        """A clipped hedge of instanced pieces."""
        piece = self._kind('hedge', lambda: data_only(
            blob('hedge', [mat('green'), mat('green')], 7000,
                 [(i * .25 - .5, j * .3, k * .3, .26) for i in range(5) for j in (-.5, .5) for k in range(1, 4)],
                 .045, 31)))
        for i in range(max(1, round((x1 - x0) / 1.05))):
            u = x0 + (i + .5) * (x1 - x0) / max(1, round((x1 - x0) / 1.05))
            inst(piece, (u, y, z) if ax == 'x' else (y, u, z), (0, 0, (0 if ax == 'x' else math.pi / 2) + math.pi * (i % 2)),
                 (1.05, depth / .6, h / 1.15))

    def tree(self, x, y, h=5., crown=2., seed=0, kind='green', trunk_share=.45, z=0.):
        """A shade tree with a branched trunk and a crown of leaf shells."""
        key = ('tree', kind, seed % 3)

        def make():
            r = random.Random(seed % 3 + 5)
            spheres = [(0, 0, .15, .5)]
            for i in range(14):
                a, reach = i * 2.4, r.uniform(.35, .82)
                spheres.append((reach * math.cos(a), reach * math.sin(a), r.uniform(-.3, .5), r.uniform(.26, .42)))
            return data_only(blob('crown', [mat(kind), mat('whiteflower')], 15000, spheres, .042, seed % 3, 0, .35))

        inst(self._kind(key, make), (x, y, z + h - crown * .55), (0, 0, seed * 1.7), (crown, crown, crown * .85))
        r = random.Random(seed)
        fork = h * trunk_share
        tube([(x, y, z - .1), (x + .05, y, z + fork * .5), (x, y + .04, z + fork)], .1 + .012 * h, mat('trunk'))
        for i in range(5):
            a = i * 1.26 + r.random()
            reach = crown * r.uniform(.35, .6)
            tube([(x, y, z + fork - .05), (x + reach * .4 * math.cos(a), y + reach * .4 * math.sin(a), z + fork + (h - fork) * .3),
                  (x + reach * math.cos(a), y + reach * math.sin(a), z + fork + (h - fork) * .7)], .05 + .004 * h, mat('trunk'))

    def agave(self, x, y, z=0., size=.6, seed=0):
        """A rosette of stiff leaves."""

        def make():
            r = random.Random(3)
            verts, faces = [], []
            for i in range(26):
                a, rise = i * 2.4, .25 + 1.15 * i / 26
                d = Vector((math.cos(a) * math.cos(rise), math.sin(a) * math.cos(rise), math.sin(rise)))
                side = Vector((-math.sin(a), math.cos(a), 0)) * .085
                length = r.uniform(.8, 1.05)
                k = len(verts)
                verts += [d * .05 - side, d * .05 + side, d * length * .55 + side * 1.1, d * length * .55 - side * 1.1,
                          d * length + Vector((0, 0, -.03))]
                faces += [(k, k + 1, k + 2, k + 3), (k + 3, k + 2, k + 4)]
            return data_only(mesh('agave', verts, faces, mat('olive')))

        inst(self._kind('agave', make), (x, y, z), (0, 0, seed * 1.3), size)

    def lawn(self, x0, x1, y0, y1, z=.0):
        lawn(x0, x1, y0, y1, z, mat('grass'), mat('soil'))
