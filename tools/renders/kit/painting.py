"""Pictures painted with numpy: rugs, cloth, framed art. All return (height, width, 3) in sRGB, 0..1."""

import numpy as np


def tone(text):
    text = text.lstrip('#')
    return np.array([int(text[i : i + 2], 16) / 255 for i in (0, 2, 4)])


def canvas(w, h, colour):
    """A flat picture and its pixel coordinates."""
    picture = np.zeros((h, w, 3)) + tone(colour)
    y, x = np.mgrid[0:h, 0:w]
    return picture, x, y


def grain(picture, seed=1, rows=0.05, pixels=0.05):
    """Uneven rows and pixels, as yarn has."""
    r = np.random.RandomState(seed)
    h, w = picture.shape[:2]
    return np.clip(picture * (1 + rows * r.randn(h, 1, 1)) * (1 + pixels * r.randn(h, w, 1)), 0, 1)


# ---------- woven cloth


def sadu(ground='#7d1f1c', dark='#1f1a18', light='#e9dcc3', accent='#c9772e', w=256, h=256):
    """One square metre of sadu weave: bands along x with teeth and lozenges; tiles in both directions."""
    p, x, y = canvas(w, h, ground)
    unit = h // 32
    for at in (0, 10, 21):
        p[(y >= at * unit) & (y < (at + 1) * unit)] = tone(light)
        p[(y >= (at + 1) * unit) & (y < (at + 2) * unit)] = tone(dark)
    teeth = 4 * unit
    saw = np.abs((x % teeth) - teeth / 2) / (teeth / 2)
    band = (y >= 3 * unit) & (y < 9 * unit)
    p[band & (saw < (y - 3 * unit) / (6 * unit))] = tone(light)
    band = (y >= 24 * unit) & (y < 31 * unit)
    mid = np.abs(y - 27.5 * unit) / (3.5 * unit)
    p[band] = tone(dark)
    p[band & (saw + mid < 0.95)] = tone(accent)
    p[band & (saw + mid < 0.5)] = tone(light)
    band = (y >= 14 * unit) & (y < 19 * unit)
    p[band & ((x // unit) % 4 == 0)] = tone(dark)
    return grain(p, 2, 0.06, 0.05)


def stripes(colours, widths, w=64, h=256):
    """Stripes along x, shares of the height in `widths`."""
    p, _, y = canvas(w, h, colours[0])
    at, total = 0.0, sum(widths)
    for colour, width in zip(colours, widths):
        p[(y >= at / total * h) & (y < (at + width) / total * h)] = tone(colour)
        at += width
    return grain(p, 3, 0.04, 0.04)


# ---------- rugs


def rug_lozenges(ground='#d9c8a8', red='#8c2f23', dark='#2a211d', mid='#b98a5a', w=420, h=560):
    """A bordered field of stepped lozenges."""
    p, x, y = canvas(w, h, ground)
    edge = np.minimum(np.minimum(x, w - 1 - x), np.minimum(y, h - 1 - y))
    p[edge < 14] = tone(dark)
    band = (edge >= 14) & (edge < 52)
    p[band] = tone(red)
    along = np.where(np.minimum(x, w - 1 - x) < np.minimum(y, h - 1 - y), y, x)
    p[band & (np.abs((along % 32) - 16) < (edge - 14) * 16 / 38)] = tone(ground)
    p[(edge >= 58) & (edge < 64)] = tone(dark)
    d = np.abs(((x - w / 2) / 46 + 0.5) % 1 - 0.5) + np.abs(((y - h / 2) / 64 + 0.5) % 1 - 0.5)
    inner = edge > 76
    for limit, colour in ((0.44, mid), (0.32, red), (0.19, ground), (0.08, dark)):
        p[inner & (d < limit)] = tone(colour)
    return grain(p)


def rug_medallion(field='#6d2a2a', border='#22304a', light='#dcc9a3', accent='#a8743c', w=720, h=990):
    """A knotted carpet: a lobed medallion, corner pieces, a field of small flowers, vines in a wide border."""
    p, x, y = canvas(w, h, field)
    u, v = (x - w / 2) / (w / 2), (y - h / 2) / (w / 2)
    angle, r = np.arctan2(v, u), np.hypot(u, v * 0.78)

    def flowers(pitch, size):
        """Staggered rosettes: how far each pixel is from the nearest, in petals."""
        row = y // pitch
        cx = ((x + (row % 2) * pitch / 2) % pitch) - pitch / 2
        cy = (y % pitch) - pitch / 2
        return np.hypot(cx, cy) < size * (0.75 + 0.25 * np.cos(6 * np.arctan2(cy, cx)))

    tint = tone(field) * 0.82 + tone(accent) * 0.18
    vine = np.abs(np.sin((x + 14 * np.sin(y / 17.0)) / 15.0) * np.sin((y + 14 * np.sin(x / 17.0)) / 15.0))
    p[vine < 0.05] = tone(light) * 0.45 + tone(field) * 0.55
    p[flowers(34, 7)] = tint
    p[flowers(34, 5)] = tone(accent)
    p[flowers(34, 2)] = tone(light)
    lobes = 0.46 + 0.035 * np.abs(np.cos(angle * 8)) + 0.012 * np.cos(angle * 32)
    for k, colour in ((1.0, light), (0.965, border), (0.74, accent), (0.715, field), (0.42, light), (0.395, border)):
        p[r < lobes * k] = tone(colour)
    petals = flowers(26, 6)
    p[petals & (r < lobes * 0.94) & (r > lobes * 0.76)] = tone(accent)
    p[petals & (r < lobes * 0.69) & (r > lobes * 0.44)] = tone(light) * 0.8
    star_ = lobes * (0.2 + 0.12 * np.abs(np.cos(angle * 4)))
    p[r < star_] = tone(light)
    p[r < star_ * 0.72] = tone(field)
    cu, cv = np.abs(u) - 0.82, np.abs(v) - h / w + 0.18
    reach, turn = np.hypot(cu, cv), np.arctan2(cv, cu)
    for k, colour in ((0.0, light), (0.018, border)):
        p[reach < 0.38 + 0.025 * np.abs(np.cos(turn * 6)) - k] = tone(colour)
    p[(reach < 0.34) & flowers(26, 6)] = tone(accent)
    edge = np.minimum(np.minimum(x, w - 1 - x), np.minimum(y, h - 1 - y))
    along = np.where(np.minimum(x, w - 1 - x) < np.minimum(y, h - 1 - y), y, x)
    p[edge < 92] = tone(border)
    p[(edge < 84) & (edge > 24) & (np.abs((edge - 54) - 15 * np.sin(along / 13.0)) < 2.4)] = tone(light) * 0.85
    bud = np.hypot(edge - 54, (along % 40.84) - 20.42)
    p[(edge < 84) & (edge > 24) & (bud < 9)] = tone(accent)
    p[(edge < 84) & (edge > 24) & (bud < 4)] = tone(light)
    for a, b in ((88, 93), (80, 82), (26, 28), (13, 18)):
        p[(edge >= a) & (edge < b)] = tone(light)
    p[(edge >= 18) & (edge < 26) & (along % 12 < 6)] = tone(accent)
    p[edge < 13] = tone(field)
    return grain(p, 4, 0.03, 0.06)


def rug_lines(ground='#e4dccb', line='#6b5a48', w=420, h=560, cell=92, slant=True):
    """A Berber rug: uneven lines crossing in lozenges on undyed wool."""
    p, x, y = canvas(w, h, ground)
    wob = 3 * np.sin(y / 37.0) + 2 * np.sin(x / 29.0)
    a, b = (x + y * 0.72 + wob, x - y * 0.72 + wob) if slant else (x + wob, y + wob)
    p[(np.abs((a % cell) - cell / 2) < 3.2) | (np.abs((b % cell) - cell / 2) < 3.2)] = tone(line)
    return grain(p, 6, 0.03, 0.08)


def rug_washed(base='#b9ad9c', dark='#7f776c', light='#d8d0c2', seed=3, w=420, h=560):
    """A faded modern rug: broad worn clouds."""
    r = np.random.RandomState(seed)
    p, x, y = canvas(w, h, base)
    field = sum(
        np.sin(x / w * r.uniform(-9, 9) + y / h * r.uniform(-9, 9) + r.rand() * 6) / (k + 1.5) for k in range(9)
    )
    field = (field - field.min()) / (field.max() - field.min())
    p = np.where((field > 0.6)[..., None], tone(light) * 0.5 + p * 0.5, p)
    p = np.where((field < 0.36)[..., None], tone(dark) * 0.55 + p * 0.45, p)
    worn = r.rand(h // 4 + 1, w // 4 + 1).repeat(4, 0).repeat(4, 1)[:h, :w]
    p = p * (0.93 + 0.1 * worn[..., None])
    edge = np.minimum(np.minimum(x, w - 1 - x), np.minimum(y, h - 1 - y))
    p[(edge > 10) & (edge < 14)] = tone(dark)
    return grain(p, seed, 0.03, 0.06)


def rug_arches(ground='#e2d6c1', colours=('#b46a45', '#8a8f6d', '#d9b26f'), w=420, h=560):
    """Rows of rainbow arches, for a child's room."""
    p, x, y = canvas(w, h, ground)
    size = 140
    row = y // 93
    u, v = (x + (row % 2) * size / 2) % size - size / 2, 93 - (y % 93)
    r = np.hypot(u, v)
    for k, colour in enumerate(colours):
        p[(r < 62 - k * 17) & (r > 51 - k * 17)] = tone(colour)
    return grain(p, 5, 0.02, 0.05)


def rug_border(field='#cfc2ab', border='#5e5142', w=420, h=560, width=26, inset=16):
    """A plain sisal field with one bound border."""
    p, x, y = canvas(w, h, field)
    edge = np.minimum(np.minimum(x, w - 1 - x), np.minimum(y, h - 1 - y))
    p[((x // 3 + y // 3) % 2) == 0] *= 0.93
    p[(edge > inset) & (edge < inset + width)] = tone(border)
    return grain(p, 7, 0.03, 0.05)


# ---------- framed art


def dunes(
    seed=3, sky=('#f3e8d3', '#eccaa0'), sun='#d97b52', sands=('#e0b488', '#cb8d63', '#aa6648', '#7a4a3c'), w=300, h=420
):
    r = np.random.RandomState(seed)
    p, x, y = canvas(w, h, sky[0])
    t = (y / h)[..., None]
    p = tone(sky[0]) * (1 - t) + tone(sky[1]) * t
    p[((x - w * 0.62) ** 2 + (y - h * 0.26) ** 2) < (min(w, h) * 0.13) ** 2] = tone(sun)
    for k, colour in enumerate(sands):
        ridge = (
            h * (0.42 + 0.14 * k)
            + h * 0.06 * np.sin(x[0] / w * (3 + k) + r.rand() * 6)
            + h * 0.025 * np.sin(x[0] / w * 9 + r.rand() * 6)
        )
        shade = np.clip((y - ridge[None]) / (h * 0.25), 0, 1)[..., None]
        p = np.where((y > ridge[None])[..., None], tone(colour) * (1.08 - 0.32 * shade), p)
    return grain(p, seed, 0, 0.03)


def discs(
    ground='#efe6d4',
    marks=(
        (0.45, 0.55, 0.26, '#c9a27a'),
        (0.9, 0.62, 0.34, '#a8704e'),
        (1.15, 0.42, 0.16, '#e2c9a0'),
        (0.7, 0.95, 0.4, '#6f5a4a'),
    ),
    w=460,
    h=300,
):
    """Overlapping discs; marks of (x, y, radius) in picture heights and a colour."""
    p, x, y = canvas(w, h, ground)
    for cx, cy, r, colour in marks:
        p[((x / h - cx) ** 2 + (y / h - cy) ** 2) < r**2] = tone(colour)
    return grain(p, 1, 0, 0.025)


def star(ground='#27414a', line='#d9bf86', w=360, h=360, cell=90):
    """An eight-pointed star lattice in two lines."""
    p, x, y = canvas(w, h, ground)
    u, v = (x % cell) - cell / 2, (y % cell) - cell / 2
    square = np.maximum(np.abs(u), np.abs(v))
    turned = (np.abs(u) + np.abs(v)) / np.sqrt(2)
    p[np.abs(np.minimum(square, turned) - cell * 0.30) < 2.2] = tone(line)
    p[np.abs(np.maximum(square, turned) - cell * 0.18) < 1.4] = tone(line)
    return grain(p, 2, 0, 0.02)


def palm_leaf(ground='#f0eadd', ink='#5c6a4c', seed=1, w=300, h=420):
    """One pressed frond."""
    p, x, y = canvas(w, h, ground)
    r = np.random.RandomState(seed)
    for k in range(26):
        t = k / 26
        cx, cy = w * (0.36 + 0.26 * t + 0.05 * np.sin(t * 3)), h * (0.9 - 0.74 * t)
        for side in (-1, 1):
            a = 0.55 + 0.65 * t + r.uniform(-0.05, 0.05)
            dx, dy = side * np.cos(a), -np.sin(a)
            length = h * 0.25 * np.sin(np.pi * min(0.97, t * 0.8 + 0.15))
            q = (x - cx) * dx + (y - cy) * dy
            off = np.abs((x - cx) * dy - (y - cy) * dx)
            leaf = (q > 0) & (q < length) & (off < 4.6 * np.sin(np.pi * np.clip(q / max(length, 1), 0, 1)) + 0.4)
            p[leaf] = tone(ink) * r.uniform(0.85, 1.12)
    return grain(p, seed, 0, 0.02)


def strata(colours=('#e9e0d0', '#c8b8a0', '#8d8272', '#3f4a4c', '#b9824f'), seed=5, w=480, h=320):
    """Loose horizontal bands of paint."""
    r = np.random.RandomState(seed)
    p, x, y = canvas(w, h, colours[0])
    for k in range(9):
        at = (
            h * (0.12 + 0.1 * k)
            + h * 0.03 * np.sin(x / w * r.uniform(3, 9) + r.rand() * 6)
            + 3 * np.sin(x / w * 60 + r.rand() * 6)
        )
        thick = h * r.uniform(0.02, 0.09)
        on = (y > at) & (y < at + thick) & (x > w * r.uniform(0, 0.25)) & (x < w * r.uniform(0.72, 1))
        p[on] = p[on] * 0.2 + tone(colours[r.randint(1, len(colours))]) * 0.8
    return grain(p, seed, 0.01, 0.03)


def skyline(sky=('#d8dde0', '#efe4d2'), ink='#6e6a66', seed=2, w=520, h=300):
    """A city's outline in washes, paler with distance."""
    r = np.random.RandomState(seed)
    p, x, y = canvas(w, h, sky[0])
    t = (y / h)[..., None]
    p = tone(sky[0]) * (1 - t) + tone(sky[1]) * t
    for k, strength in enumerate((0.25, 0.5, 0.9)):
        at = 0
        while at < w:
            width, top = r.randint(14, 40), h * r.uniform(0.25 + 0.12 * k, 0.62 + 0.08 * k)
            on = (x >= at) & (x < at + width) & (y > top) & (y < h * 0.86)
            p[on] = p[on] * (1 - strength) + tone(ink) * strength
            at += width + r.randint(0, 9)
    return grain(p, seed, 0, 0.02)
