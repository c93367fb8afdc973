"""Window panes that need no room behind them: a painted room with curtains under a reflection.

Real glass makes every sample choose between what is behind and what is mirrored; at 16 samples that stays grainy,
and the denoiser sees noise in its guides. A painted pane is one surface, so it comes out clean.
"""
import numpy as np

from .nodes import Mat
from .stage import R
from .surfaces import image

SIZE = 256


def _grid():
    y, x = np.mgrid[0:SIZE, 0:SIZE] / SIZE
    return x, y


def _curtains(r, share):
    """Coverage and brightness of two curtains that take `share` of the width each; folds run upright."""
    x, _ = _grid()
    phase = r.uniform(0, 6, 3)
    folds = .62 + .3 * np.sin(x * 70 + phase[0]) * np.sin(x * 23 + phase[1]) + .08 * np.sin(x * 160 + phase[2])
    cover = ((x < share * r.uniform(.8, 1.1)) | (x > 1 - share * r.uniform(.8, 1.1))).astype(float)
    return cover, folds


def _day_room(seed, share):
    """Albedo (linear) of a room by day: dark depth, pale ceiling edge, furniture, curtains."""
    r = np.random.RandomState(seed)
    x, y = _grid()
    img = np.ones((SIZE, SIZE, 3)) * np.array((.035, .033, .031)) * (1.5 - .8 * y)[..., None]
    img[y < .1] += np.array((.05, .047, .042))
    left = r.uniform(.1, .6)
    img[(x > left) & (x < left + r.uniform(.15, .35)) & (y > .7)] = (.055, .042, .03)
    glow = np.exp(-((x - r.uniform(.3, .7)) ** 2 + (y - .3) ** 2) / .012)
    img += glow[..., None] * np.array((.10, .07, .035))
    if share:
        cover, folds = _curtains(r, share)
        cloth = np.array((.52, .47, .40)) if seed % 3 else np.array((.40, .36, .31))
        img = np.where(cover[..., None] > 0, folds[..., None] * cloth, img)
        if seed % 2:
            sheer = (.2 + .1 * np.sin(x * 95 + seed))[..., None] * np.array((.9, .86, .8))
            img = np.where(cover[..., None] > 0, img, img * .55 + sheer * .45)
    return np.clip(img, 0, 1)


def _shell(r, tint):
    """Back wall, side walls, ceiling and floor of a room in one-point perspective, with light from its ceiling."""
    x, y = _grid()
    left, right = r.uniform(.08, .2), r.uniform(.8, .92)
    top, bottom = .13, .74
    aside = np.maximum((left - x) / left, (x - right) / (1 - right))
    above = np.maximum((top - y) / top, (y - bottom) / (1 - bottom))
    wall = np.array((1, .93, .84)) * tint
    img = np.ones((SIZE, SIZE, 3)) * wall * .5
    side = (aside > 0) & (aside >= above)
    img[side] = wall * .36
    ceiling, floor = (above > 0) & (above > aside) & (y < .5), (above > 0) & (above > aside) & (y > .5)
    img[ceiling] = wall * .62
    img[floor] = np.array((.42, .29, .19)) * tint
    img[ceiling & (above < .22)] = wall * 1.15
    for lamp in np.linspace(left + .1, right - .1, r.randint(3, 6)):
        scallop = np.exp(-((x - lamp) ** 2) / (.004 + .02 * np.clip(y - top, 0, 1))) * np.exp(-(y - top) / .28)
        img += (.42 * scallop * (y > top))[..., None] * tint * (~side)[..., None]
    return img, left, right, bottom


def _furnish(img, r, tint, left, right, bottom):
    """A picture, a sofa with cushions or a table with chairs, a lamp, a plant; painted over the back wall."""
    x, y = _grid()

    def block(x0, x1, y0, y1, colour):
        img[(x > x0) & (x < x1) & (y > y0) & (y < y1)] = np.array(colour) * tint

    at = r.uniform(left + .05, right - .45)
    width = r.uniform(.3, .38)
    cloth = ((.30, .27, .23), (.20, .17, .14), (.36, .31, .25), (.22, .21, .17))[r.randint(4)]
    block(at + .08, at + width - .08, .3, .46, (.16, .12, .09))
    block(at + .09, at + width - .09, .315, .445, ((.55, .38, .22), (.42, .2, .12), (.3, .3, .2), (.5, .46, .38))[r.randint(4)])
    if r.rand() < .6:
        block(at, at + width, bottom - .14, bottom + .06, cloth)
        block(at - .02, at + .03, bottom - .09, bottom + .07, cloth)
        block(at + width - .03, at + width + .02, bottom - .09, bottom + .07, cloth)
        for k in range(3):
            u = at + .045 + k * (width - .06) / 3
            block(u, u + .05, bottom - .11, bottom - .02, ((.5, .22, .12), (.55, .48, .38), (.28, .3, .2))[(k + r.randint(3)) % 3])
    else:
        block(at, at + width, bottom - .06, bottom - .04, (.22, .14, .08))
        for u in np.linspace(at + .02, at + width - .05, 4):
            block(u, u + .035, bottom - .12, bottom + .08, (.15, .11, .08))
    lamp = at + width + .06 if at + width < right - .1 else at - .08
    block(lamp - .004, lamp + .004, bottom - .2, bottom + .06, (.1, .07, .05))
    img += (1.1 * np.exp(-((x - lamp) ** 2 + (y - bottom + .22) ** 2) / .005))[..., None] * tint
    block(lamp - .03, lamp + .03, bottom - .27, bottom - .19, (1.5, 1.25, .95))
    plant = left + .04 if lamp > .5 else right - .05
    for _ in range(26):
        u, v = plant + r.normal(0, .022), bottom - .12 + r.normal(0, .05)
        img[(np.abs(x - u) < .008) & (np.abs(y - v) < .022)] = np.array((.10, .16, .06)) * tint
    block(plant - .02, plant + .02, bottom - .03, bottom + .04, (.3, .2, .13))


def _lit_room(seed, share):
    """Emission (linear) of a lit room at dusk: its shell, its furniture, its curtains."""
    r = np.random.RandomState(seed)
    x, _ = _grid()
    tint = np.array([(1, .66, .36), (1, .72, .44), (1, .78, .54), (1, .62, .32)][seed % 4])
    img, left, right, bottom = _shell(r, tint)
    _furnish(img, r, tint, left, right, bottom)
    if share:
        cover, folds = _curtains(r, share)
        img = np.where(cover[..., None] > 0, folds[..., None] * tint * .62, img)
    # Neither the lens nor the glass is that sharp.
    for axis in (0, 1):
        img = (np.roll(img, 1, axis) + 2 * img + np.roll(img, -1, axis)) / 4
    return np.clip(img, 0, 1)


# Wood, linen, leather, sage, brick, cream, slate: bright boxes would read as noise from the street.
GOODS = ((.46, .33, .2), (.62, .56, .45), (.2, .14, .09), (.26, .31, .22), (.42, .2, .12), (.74, .7, .62), (.16, .2, .26))


def _shop_room(seed):
    """Emission (linear) of a shop: bright ceiling, shelves of goods in quiet colours, a counter."""
    r = np.random.RandomState(seed)
    x, y = _grid()
    img = np.ones((SIZE, SIZE, 3)) * np.array((.62, .54, .43)) * (1.15 - .55 * y)[..., None]
    img[y < .06] = (1, .95, .85)
    for top in np.arange(.3, .8, .14):
        at = .08
        while at < .9:
            w = r.uniform(.03, .09)
            tall = r.uniform(.05, .11)
            if r.rand() < .8:
                spot = (x > at) & (x < at + w) & (y > top + .12 - tall) & (y < top + .12)
                img[spot] = np.array(GOODS[r.randint(len(GOODS))]) * r.uniform(.8, 1.1)
            at += w + r.uniform(.005, .03)
        img[(y > top + .12) & (y < top + .135) & (x > .06) & (x < .94)] = (.2, .15, .1)
    left = r.uniform(.1, .5)
    img[(x > left) & (x < left + .35) & (y > .72)] = np.array((.24, .16, .1))
    for lamp in r.uniform(.15, .85, 3):
        img += (.7 * np.exp(-((x - lamp) ** 2 + (y - .09) ** 2) / .0012))[..., None]
    return np.clip(img, 0, 1)


def _mirror(m, below, least, tint=(.95, .97, 1)):
    """Puts a Fresnel reflection over a shader."""
    fresnel = m.math('MULTIPLY', m.n('Fresnel', {'IOR': 1.52}).outputs[0], 1.35)
    share = m.math('ADD', fresnel, least, clamp=True)
    shine = m.n('BsdfGlossy', {'Roughness': .0, 'Color': (*tint, 1)})
    wave = m.n('Bump', {'Height': m.noise(m.obj(), .8, 1), 'Strength': .02, 'Distance': .05})
    m.l(wave.outputs[0], shine.inputs['Normal'])
    m.surface(m.n('MixShader', {0: share, 1: below, 2: shine.outputs[0]}).outputs[0])
    m.m.cycles.sample_as_light = False
    return m.m


def day_pane(seed, share, least=.09, tint=(.95, .97, 1)):
    """A window by day; `least` is the reflection straight on."""
    m = Mat(f'pane{seed}')
    picture = m.n('TexImage', {'Vector': m.n('TexCoord').outputs['UV']},
                  image=image(f'pane{seed}', _day_room(seed, share) ** (1 / 2.2)))
    return _mirror(m, m.n('BsdfDiffuse', {'Color': picture.outputs[0]}).outputs[0], least, tint)


def lit_pane(seed, share, strength):
    """A lit window at dusk."""
    m = Mat(f'lit{seed}')
    picture = m.n('TexImage', {'Vector': m.n('TexCoord').outputs['UV']},
                  image=image(f'lit{seed}', _lit_room(seed, share) ** (1 / 2.2)))
    glow = m.n('Emission', {'Color': picture.outputs[0], 'Strength': strength})
    return _mirror(m, glow.outputs[0], .03)


def shop_pane(seed, night):
    """A shop window: lit by day too, but then the street is brighter."""
    m = Mat(f'shop{seed}')
    picture = m.n('TexImage', {'Vector': m.n('TexCoord').outputs['UV']},
                  image=image(f'shop{seed}', _shop_room(seed) ** (1 / 2.2)))
    glow = m.n('Emission', {'Color': picture.outputs[0], 'Strength': 1.5 if night else .42})
    return _mirror(m, glow.outputs[0], .05)


def dark_pane():
    """An unlit window at dusk."""
    m = Mat('dark pane')
    return _mirror(m, m.n('BsdfDiffuse', {'Color': (.02, .022, .026, 1)}).outputs[0], .06)


class Panes:
    """The panes of one picture, each made when first needed."""

    def __init__(self, night):
        self.night, self._made = night, {}

    def _once(self, key, make):
        if key not in self._made:
            self._made[key] = make()
        return self._made[key]

    def shop(self):
        """A pane with goods behind it."""
        seed = R.randrange(7)
        return self._once(('shop', seed), lambda: shop_pane(seed, self.night))

    def pick(self, share=.28, lit=.6):
        """A pane with curtains of about `share` on each side; at dusk lit with chance `lit`."""
        step = 0 if not share else 1 if share < .15 else 2 if share < .24 else 3 if share < .35 else 4
        width = (0, .1, .18, .28, .4)[step]
        which = R.randrange(9)
        seed = step * 10 + which
        if not self.night:
            return self._once(seed, lambda: day_pane(seed, width))
        if R.random() >= lit:
            return self._once('dark', dark_pane)
        return self._once(seed, lambda: lit_pane(seed, width, R.uniform(.5, 1.05)))
