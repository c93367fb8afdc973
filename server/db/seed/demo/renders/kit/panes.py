"""Window panes that need no room behind them: a painted room with curtains under a reflection.

Real glass makes every sample choose between what is behind and what is mirrored; at 16 samples that stays grainy,
and the denoiser sees noise in its guides. A painted pane is one surface, so it comes out clean.
"""
import numpy as np

from .nodes import Mat
from .stage import R
from .surfaces import image

SIZE = 128


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


def _lit_room(seed, share):
    """Emission (linear) of a lit room: ceiling, wall, furniture, a picture, a lamp, glowing curtains."""
    r = np.random.RandomState(seed)
    x, y = _grid()
    tint = np.array([(1, .52, .20), (1, .60, .28), (1, .70, .40), (1, .48, .17)][seed % 4])
    img = tint * (.35 + .65 * np.exp(-((x - r.uniform(.25, .75)) ** 2 + (y - .18) ** 2) / .18))[..., None]
    img[y < .05] *= 1.7
    left = r.uniform(0, .5)
    img[(x > left) & (x < left + .4) & (y > .74)] *= .25
    left = r.uniform(.1, .7)
    img[(x > left) & (x < left + .2) & (y > .32) & (y < .52)] *= .45
    img *= (1 + 1.2 * np.exp(-((x - r.uniform(.1, .9)) ** 2 + (y - .5) ** 2) / .006))[..., None]
    if share:
        cover, folds = _curtains(r, share)
        img = np.where(cover[..., None] > 0, folds[..., None] * tint * .75, img)
    return np.clip(img, 0, 1)


def _shop_room(seed):
    """Emission (linear) of a shop: bright ceiling, shelves of goods in many colours, a counter."""
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
                img[spot] = r.uniform(.08, .75, 3) * np.array((1, .9, .8))
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
        return self._once(seed, lambda: lit_pane(seed, width, R.uniform(.8, 1.7)))
