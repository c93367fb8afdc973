"""What hangs on, stands before or crowns a facade; `side` is a block.Side, coordinates are its u, d, z."""
import math

from .geometry import box, data_only, inst, lathe, mesh
from .lights import spot
from .palette import mat


def slats(side, u0, u1, z0, z1, d=-.1, pitch=.11, width=.05, material='wood', level=False, deep=.08):
    """A screen of upright (or level) slats on two rails."""
    if level:
        count = int((z1 - z0) / pitch)
        parts = [(u0, u1, d, d + .04, z0 + i * pitch, z0 + i * pitch + width) for i in range(count)]
        rails = [(u, u + .05, d + .04, d + .09, z0, z1) for u in (u0 + .1, (u0 + u1) / 2, u1 - .15)]
    else:
        count = int((u1 - u0) / pitch)
        parts = [(u0 + i * pitch, u0 + i * pitch + width, d, d + deep, z0, z1) for i in range(count)]
        rails = [(u0, u1, d + deep, d + deep + .04, z, z + .05) for z in (z0 + .1, (z0 + z1) / 2, z1 - .15)]
    side.put_all(parts, material, .004)
    side.put_all(rails, 'alu', 0)


def mashrabiya(side, u0, u1, z0, z1, d=-.06, cell=.2, material='wood', deep=.05):
    """A lattice of eight-cornered rings in a square grid, framed."""
    nx, nz = max(1, round((u1 - u0) / cell)), max(1, round((z1 - z0) / cell))
    sx, sz = (u1 - u0) / nx, (z1 - z0) / nz
    bars = [(u0 + i * sx - .014, u0 + i * sx + .014, d, d + deep, z0, z1) for i in range(nx + 1)]
    bars += [(u0, u1, d, d + deep, z0 + j * sz - .014, z0 + j * sz + .014) for j in range(nz + 1)]
    bars += [(u0 - .06, u0, d - .02, d + deep, z0 - .06, z1 + .06), (u1, u1 + .06, d - .02, d + deep, z0 - .06, z1 + .06),
             (u0 - .06, u1 + .06, d - .02, d + deep, z0 - .06, z0), (u0 - .06, u1 + .06, d - .02, d + deep, z1, z1 + .06)]
    side.put_all(bars, material, 0)
    verts, faces = [], []
    outer, inner = min(sx, sz) * .5, min(sx, sz) * .28
    for i in range(nx):
        for j in range(nz):
            u, z = u0 + (i + .5) * sx, z0 + (j + .5) * sz
            for k in range(8):
                b = len(verts)
                for depth in (d, d + deep):
                    for radius in (outer, inner):
                        for q in (k, k + 1):
                            a = math.pi / 4 * q + math.pi / 8
                            verts.append(side.point(u + radius * math.cos(a), depth, z + radius * math.sin(a)))
                faces += [(b, b + 1, b + 3, b + 2), (b + 2, b + 3, b + 7, b + 6), (b + 1, b, b + 4, b + 5)]
    return mesh('stars', verts, faces, mat(material))


def canopy(side, u0, u1, out, z, thick=.18, material='alu', light=None, hour=None):
    """A slab that sticks out; at dusk with lamps under it."""
    side.put(u0, u1, -out, .05, z, z + thick, material, .01)
    if hour and hour.night:
        count = max(1, round((u1 - u0) / 2.2))
        for i in range(count):
            u = u0 + (i + .5) * (u1 - u0) / count
            spot(side.point(u, -out * .6, z - .02), side.point(u, -out * .5, 0), light or 70, (1, .72, .42), 100, .04)


def downlights(side, hour, spots, energy=70, d=-.25):
    """Wall washers at dusk: spots of (u, z of the lamp, z of its aim)."""
    if hour.night:
        for u, z, aim in spots:
            spot(side.point(u, d, z), side.point(u, d * .4, aim), energy, (1, .70, .4), 70, .05)


def garage(block, letter, u0, u1, h, material='woodh', deep=.8):
    """A sectional garage door in a recess."""
    side = block.side(letter)
    block.hole(letter, u0, u1, block.z0, block.z0 + h, deep + .15)
    rows = int(h / .22)
    side.put_all([(u0, u1, deep, deep + .06, block.z0 + .02 + i * h / rows, block.z0 + (i + 1) * h / rows - .012)
                  for i in range(rows)], material, .005)


def cornice(block, z, out=.25, steps=3, material=None, letters='SWE'):
    """A moulded band round a block: each step juts out farther."""
    for i in range(steps):
        grow = out * (i + 1) / steps
        z0 = z + i * .1
        x0, x1, y0, y1 = block.x0 - grow, block.x1 + grow, block.y0 - grow, block.y1 + grow
        box(x0, x1, y0, block.y0 + .05, z0, z0 + .1, mat(material or block.material), .015)
        if 'W' in letters:
            box(x0, block.x0 + .05, block.y0, y1, z0, z0 + .1, mat(material or block.material), .015)
        if 'E' in letters:
            box(block.x1 - .05, x1, block.y0, y1, z0, z0 + .1, mat(material or block.material), .015)


def column(x, y, z0, z1, radius=.24, material='limepale'):
    """A column with base and capital."""
    h = z1 - z0
    prof = [(0, 0), (radius * 1.6, 0), (radius * 1.6, .12), (radius * 1.25, .16), (radius * 1.3, .24), (radius, .3),
            (radius * 1.02, h * .4), (radius * .86, h - .42), (radius * 1.0, h - .4), (radius * 1.0, h - .36),
            (radius * .88, h - .34), (radius * 1.1, h - .2), (radius * 1.5, h - .12), (radius * 1.6, h - .12),
            (radius * 1.6, h), (0, h)]
    lathe(prof, mat(material), (x, y, z0), 32)


def balustrade(x0, x1, y, z, material='limepale', h=.95, ax='y'):
    """Turned balusters between posts, with a coping; ax 'x' runs along y from x0 to x1 at x=y."""
    m = mat(material)
    baluster = data_only(lathe([(0, 0), (.09, 0), (.09, .06), (.05, .1), (.1, .26), (.1, .34), (.045, .5), (.05, .58),
                                (.09, .62), (.09, h - .22), (0, h - .22)], m, n=14))

    def bar(a, b, half, z0, z1):
        if ax == 'y':
            box(a, b, y - half, y + half, z0, z1, m, .012)
        else:
            box(y - half, y + half, a, b, z0, z1, m, .012)

    bar(x0, x1, .13, z, z + .12)
    bar(x0, x1, .15, z + h - .1, z + h)
    count = max(1, int((x1 - x0) / .26))
    for i in range(count):
        u = x0 + (i + .5) * (x1 - x0) / count
        inst(baluster, (u, y, z + .12) if ax == 'y' else (y, u, z + .12))
    posts = max(1, round((x1 - x0) / 3.2))
    for i in range(posts + 1):
        u = x0 + i * (x1 - x0) / posts
        bar(u - .18, u + .18, .18, z, z + h + .06)


def crenels(block, letters='SWE', step=1., material='gypsum', h=.55):
    """Najdi stepped merlons (shurfat) on a parapet, whitewashed."""
    for letter in letters:
        side = block.side(letter)
        u0, u1 = (block.x0, block.x1) if letter in 'SN' else (block.y0, block.y1)
        count = max(2, round((u1 - u0) / step))
        pitch = (u1 - u0) / count
        z = block.z1
        parts = []
        for i in range(count):
            u = u0 + (i + .5) * pitch
            parts += [(u - .30, u + .30, .02, .2, z, z + h * .34), (u - .2, u + .2, .02, .2, z + h * .34, z + h * .67),
                      (u - .1, u + .1, .02, .2, z + h * .67, z + h)]
        side.put_all(parts, material, .02)


def vents(side, u0, u1, z, rows=1, size=.26, gap=.16, material='black', flip=False):
    """Rows of small triangular openings (furjat), as dark triangles pushed into the wall with a light rim."""
    verts, faces, rims, rim_faces = [], [], [], []
    count = int((u1 - u0) / (size + gap))
    start = u0 + ((u1 - u0) - count * (size + gap) + gap) / 2
    for row in range(rows):
        for i in range(count):
            u, base = start + i * (size + gap), z + row * (size + gap)
            tip = base + size * .95
            low, high = (tip, base) if flip else (base, tip)
            for store, index, grow, d in ((verts, faces, 0, -.012), (rims, rim_faces, .05, -.008)):
                k = len(store)
                sign = -1 if flip else 1
                store += [side.point(u - grow, d, low - sign * grow * .6),
                          side.point(u + size + grow, d, low - sign * grow * .6),
                          side.point(u + size / 2, d, high + sign * grow * 1.2)]
                index.append((k, k + 1, k + 2))
    mesh('vent rims', rims, rim_faces, mat('gypsum'))
    return mesh('vents', verts, faces, mat(material))
