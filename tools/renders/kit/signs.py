"""Sign boards and awnings of shops: no words, only marks, so that no picture speaks of a trade that a listing is not."""
import numpy as np

from .geometry import mesh, picture_face
from .nodes import Mat, c
from .stage import R
from .surfaces import fabric, image

MARKS = {'coffee': ('#2b2320', '#e9c79a'), 'green': ('#1f4a3a', '#f2ead8'), 'red': ('#7e2a22', '#f6e6cf'),
         'blue': ('#1d3a57', '#e8eef2'), 'sand': ('#cbb38a', '#3b2c1d'), 'white': ('#eae5da', '#2b4a44')}


def _board(kind, night):
    """A board with a round mark and two bars that read as lettering from afar."""
    ground, ink = (np.array(c(colour)) for colour in MARKS[kind])
    img = np.ones((64, 384, 3)) * ground
    y, x = np.mgrid[0:64, 0:384]
    seed = list(MARKS).index(kind)
    r = np.random.RandomState(seed)
    centre = 60 if seed % 2 else 324
    ring = (x - centre) ** 2 + (y - 32) ** 2
    img[(ring < 20 ** 2) & (ring > 14 ** 2)] = ink
    img[ring < 7 ** 2] = ink
    left = 110 if seed % 2 else 60
    at = left
    while at < left + 190:
        w = r.randint(8, 22)
        top = r.choice((18, 22, 26))
        img[top:44, at:at + w] = ink
        if r.rand() < .4:
            img[46:50, at + w // 3:at + w // 3 + 4] = ink
        img[40:44, at:at + w + 7] = ink
        at += w + (6 if r.rand() < .75 else 18)
    m = Mat('sign ' + kind)
    picture = m.n('TexImage', {'Vector': m.n('TexCoord').outputs['UV']}, image=image('sign ' + kind, np.clip(img, 0, 1) ** (1 / 2.2)))
    m.set(Base_Color=picture.outputs[0], Roughness=.4)
    if night:
        m.set(Emission=picture.outputs[0], Emission_Strength=2.4)
        m.m.cycles.sample_as_light = False
    return m.m


_made = {}


def sign(side, hour, u0, u1, z0, z1, kind=None, d=-.18):
    """A sign over a shop."""
    kind = kind or R.choice(list(MARKS))
    if kind not in _made:
        _made[kind] = _board(kind, hour.night)
    side.put(u0 - .06, u1 + .06, d + .01, 0, z0 - .06, z1 + .06, 'alu', .01)
    corners = [side.point(u0, d, z0), side.point(u1, d, z0), side.point(u1, d, z1), side.point(u0, d, z1)]
    return picture_face('sign', corners, _made[kind])


def awning(side, u0, u1, z, out=1.3, drop=.5, colour='#7e2a22', stripes=True):
    """A sloping cloth over a shop window, in stripes with white."""
    cloth, white = fabric('awning ' + colour, c(colour), .08), fabric('awning white', c('#e6dfd0'), .05)
    count = max(2, round((u1 - u0) / .3))
    for i in range(count):
        a, b = u0 + i * (u1 - u0) / count, u0 + (i + 1) * (u1 - u0) / count
        verts = [side.point(a, .02, z), side.point(b, .02, z), side.point(b, -out, z - drop), side.point(a, -out, z - drop),
                 side.point(b, -out, z - drop - .22), side.point(a, -out, z - drop - .22)]
        mesh('awning', verts, [(0, 1, 2, 3), (3, 2, 4, 5)], white if stripes and i % 2 else cloth)
