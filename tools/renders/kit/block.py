"""A block: one box-shaped part of a building whose openings know their glass, frames, curtains and rooms."""
from .geometry import box, boxes, card, mesh
from .openings import vol, window
from .palette import mat


class Side:
    """A face of a block; coordinates are u along it, d inwards from it (negative: outside), z up."""

    def __init__(self, block, letter):
        self.block, self.letter = block, letter
        self.ax = 'y' if letter in 'SN' else 'x'
        self.face = {'S': block.y0, 'N': block.y1, 'W': block.x0, 'E': block.x1}[letter]
        self.inward = 1 if letter in 'SW' else -1

    def at(self, d):
        return self.face + self.inward * d

    def box(self, u0, u1, d0, d1, z0, z1):
        """The world's box (x0, x1, y0, y1, z0, z1)."""
        a, b = sorted((self.at(d0), self.at(d1)))
        return (u0, u1, a, b, z0, z1) if self.ax == 'y' else (a, b, u0, u1, z0, z1)

    def point(self, u, d, z):
        return (u, self.at(d), z) if self.ax == 'y' else (self.at(d), u, z)

    def put(self, u0, u1, d0, d1, z0, z1, material, bw=.01):
        return box(*self.box(u0, u1, d0, d1, z0, z1), mat(material), bw)

    def put_all(self, parts, material, bw=.004):
        return boxes([self.box(*p) for p in parts], mat(material), bw)

    def pane(self, u0, u1, d, z0, z1, material):
        return mesh('pane', [self.point(u0, d, z0), self.point(u1, d, z0), self.point(u1, d, z1),
                             self.point(u0, d, z1)], [(0, 1, 2, 3)], mat(material))

    def card(self, u0, u1, d, z0, z1, material):
        return card(self.ax, self.at(d), u0, u1, z0, z1, material)


class Block:
    """Walls of `material` from z0 to z1 with a parapet; call build() after the openings are given."""

    def __init__(self, hour, x0, x1, y0, y1, z0, z1, material, t=.3, parapet=.5, frame='alu', bw=.015):
        self.x0, self.x1, self.y0, self.y1, self.z0, self.z1 = x0, x1, y0, y1, z0, z1
        self.hour, self.material, self.t, self.parapet = hour, material, t, parapet
        self.frame, self.bw = frame, bw
        self.cuts, self.arches = [], []

    def side(self, letter):
        return Side(self, letter)

    def hole(self, letter, u0, u1, z0, z1, depth):
        self.cuts.append(self.side(letter).box(u0, u1, -.6, depth, z0, z1))

    def window(self, letter, u0, u1, z0, z1, nx=2, nz=1, deep=.2, curt=.28, lit=.6, transom=None, sill=None,
               surround=None, shade=None):
        """A window `deep` behind the face. curt: share of curtain on each side (0 none); sill, surround, shade:
        materials of a ledge, of a frame round it and of a slab over it."""
        side = self.side(letter)
        self.hole(letter, u0, u1, z0, z1, self.t + .3)
        self.glaze(side, u0, u1, z0, z1, deep, nx, nz, curt, lit, transom)
        if sill:
            side.put(u0 - .08, u1 + .08, -.09, .1, z0 - .09, z0, sill)
        if surround:
            w = .14
            side.put_all([(u0 - w, u1 + w, -.05, .05, z1, z1 + w), (u0 - w, u1 + w, -.05, .05, z0 - w, z0),
                          (u0 - w, u0, -.05, .05, z0, z1), (u1, u1 + w, -.05, .05, z0, z1)], surround, .008)
        if shade:
            side.put(u0 - .15, u1 + .15, -.5, .1, z1 + .05, z1 + .15, shade)

    def glaze(self, side, u0, u1, z0, z1, d, nx=2, nz=1, curt=.28, lit=.6, transom=None):
        """A frame and a painted pane in the plane d of a side."""
        window(side.ax, side.at(d), u0, u1, z0, z1, mat(self.frame), None, nx, nz, transom=transom)
        side.card(u0, u1, d, z0, z1, self.hour.panes.pick(curt, lit))

    def loggia(self, letter, u0, u1, z0, z1, depth=1.5, rail='glass', nx=3, lit=.6, curt=.2, transom=None, soffit=None):
        """A deep recess with a glazed back wall and a railing: 'glass', 'bars', 'solid' or None."""
        side = self.side(letter)
        self.hole(letter, u0, u1, z0, z1, depth + .15)
        self.glaze(side, u0, u1, z0, z1, depth, nx, 1, curt, lit, transom)
        railing(side, u0, u1, .02, z0, rail)
        if soffit:
            side.put(u0, u1, 0, depth, z1 - .04, z1 - .002, soffit, 0)

    def arch(self, letter, u0, u1, z0, spring, deep=.35, nx=2, glazed=True, lit=.7, through=None):
        """A round-headed opening; glazed, or open to the depth `through`."""
        side = self.side(letter)
        depth = through or self.t + .3
        d0, d1 = sorted((side.at(-.6), side.at(depth)))
        self.arches.append((side.ax, u0, u1, z0, spring, d0, d1))
        top = spring + (u1 - u0) / 2
        if glazed:
            self.glaze(side, u0, u1, z0, top, deep, nx, 1, .22, lit, spring)

    def door(self, letter, u0, u1, z0, h, deep=.5, material='wood', boards=8, handle='brass', lamp=True):
        """A boarded door with a bar handle, in a recess."""
        side = self.side(letter)
        self.hole(letter, u0, u1, z0, z0 + h, deep + .12)
        side.put(u0, u1, deep, deep + .06, z0, z0 + h, material, .004)
        w = (u1 - u0) / boards
        side.put_all([(u0 + i * w + .006, u0 + (i + 1) * w - .006, deep - .03, deep, z0 + .03, z0 + h - .03)
                      for i in range(boards)], material, .006)
        if handle:
            middle = (u0 + u1) / 2
            side.put_all([(middle + .04, middle + .07, deep - .1, deep - .07, z0 + .75, z0 + 1.75),
                          (middle - .07, middle - .04, deep - .1, deep - .07, z0 + .75, z0 + 1.75)], handle, .01)
        if lamp:
            for u in (u0 - .35, u1 + .35):
                side.put(u - .06, u + .06, -.12, 0, z0 + h * .68, z0 + h * .68 + .3, 'warm' if self.hour.night else
                         'alu', .01)

    def build(self):
        """Makes the walls."""
        return vol(self.x0, self.x1, self.y0, self.y1, self.z0, self.z1, mat(self.material), self.cuts, self.t,
                   self.parapet, bw=self.bw, arches=self.arches)


def railing(side, u0, u1, d, z, kind='glass', h=1.05):
    """A railing in the plane d: 'glass', 'bars', 'solid' or None."""
    if kind == 'glass':
        side.pane(u0, u1, d, z, z + h, 'rail')
        posts = max(1, round((u1 - u0) / 1.6))
        steps = [u0 + .02 + i * (u1 - u0 - .04) / posts for i in range(posts + 1)]
        side.put_all([(u - .02, u + .02, d - .02, d + .02, z, z + h) for u in steps] + [(u0, u1, d - .03, d + .03, z + h, z + h + .04)],
                     'alu', 0)
    elif kind == 'bars':
        count = int((u1 - u0) / .12)
        side.put_all([(u0 + i * .12, u0 + i * .12 + .02, d - .01, d + .01, z, z + h) for i in range(count + 1)]
                     + [(u0, u1, d - .02, d + .02, z + h - .03, z + h + .01), (u0, u1, d - .02, d + .02, z, z + .04)],
                     'alu', 0)
    elif kind == 'solid':
        side.put(u0, u1, d - .06, d + .06, z, z + h * .95, side.block.material)

