"""Opaque materials: plaster, stone, wood, metal and paint, fabric, marble, painted images. Sizes in metres."""
import bpy
import numpy as np

from .nodes import Mat, mul


def plaster(name, col, var=.12, bump=.25):
    """Render or paint with weather: `var` is how far the blotches go, `bump` the grain."""
    m = Mat(name)
    wide = m.noise(m.obj(), .35, 5)
    runs = m.noise(m.obj((1.6, 1.6, .18)), .9, 6, .6)
    tone = m.mix(m.mask(wide, .3, .7), mul(col, 1 - var), col)
    tone = m.mix(m.mask(runs, .5, .85, .22 if var > .05 else .03), tone, mul(col, .62))
    m.set(Base_Color=tone, Roughness=.88, Specular=.25)
    m.bump(m.noise(m.obj(), 90, 4, .7), bump, .006)
    return m.m


def stone(name, c1, c2, w=.9, h=.45, mortar=.006, offset=.5, rough=.7, joint=.45, spec=.3, vein=.25):
    """Slabs or bricks of w x h between two tones; `joint` darkens the mortar, `vein` the grain."""
    m = Mat(name)
    u = m.uv()
    brick = m.n('TexBrick', {
        'Vector': u, 'Color1': (*c1, 1), 'Color2': (*c2, 1), 'Mortar': (*mul(c1, joint), 1), 'Scale': 1.,
        'Mortar Size': mortar, 'Mortar Smooth': .1, 'Bias': 0., 'Brick Width': w, 'Row Height': h,
    }, offset=offset)
    grain = m.noise(u, 1.7, 8, .65, .6)
    layers = m.noise(m.uv((3, 22, 1)), 1.2, 5, .6)
    tone = m.mix(vein, brick.outputs[0], m.ramp(grain, [(.32, mul(c1, .6)), (.68, mul(c2, 1.15))]))
    tone = m.mix(.7 * vein, tone, m.ramp(layers, [(.3, (.55, .5, .45)), (.7, (1, 1, 1))]), 'MULTIPLY')
    shine = m.ramp(grain, [(.2, (rough * .75,) * 3), (.8, (min(1, rough * 1.2),) * 3)])
    m.set(Base_Color=tone, Roughness=shine, Specular=spec)
    joints = m.ramp(brick.outputs['Fac'], [(0, (1, 1, 1)), (1, (0, 0, 0))])
    m.bump(m.mix(.12, joints, m.noise(u, 28, 6, .7)), .5, .012)
    return m.m


def wood(name, c1, c2, rough=.42, along='v', plank=None):
    """Grain along UV v or h ('v', 'h'); every separate board of a mesh gets its own piece of the tree."""
    m = Mat(name)
    u = m.uv((14, .9, 1) if along == 'v' else (.9, 14, 1))
    island = m.n('NewGeometry').outputs['Random Per Island']
    shift = m.n('CombineXYZ', {'X': m.math('MULTIPLY', island, 37.), 'Y': m.math('MULTIPLY', island, 91.)})
    moved = m.n('VectorMath', {0: u, 1: shift.outputs[0]}, operation='ADD').outputs[0]
    grain = m.noise(moved, 1.3, 8, .62, 1.2)
    tone = m.ramp(grain, [(.3, c1), (.5, c2), (.72, mul(c1, .8))])
    tone = m.mix(m.math('MULTIPLY', island, .35), tone, mul(c1, .55))
    m.set(Base_Color=tone, Roughness=m.ramp(grain, [(0, (rough * .8,) * 3), (1, (rough * 1.3,) * 3)]), Specular=.4)
    m.bump(grain, .15, .004)
    return m.m


def simple(name, col, rough=.5, metal=0, spec=.5, **inputs):
    """Paint, metal or plastic of one colour with slightly uneven shine."""
    m = Mat(name)
    m.set(Base_Color=(*col, 1), Metallic=metal, Specular=spec)
    uneven = m.noise(m.obj(), 6, 5)
    m.set(Roughness=m.ramp(uneven, [(.2, (rough * .8,) * 3), (.8, (min(1, rough * 1.2),) * 3)]))
    for key, value in inputs.items():
        m.b.inputs[key.replace('_', ' ')].default_value = value
    return m.m


def fabric(name, col, var=.18, sheen=.3, weave=260, bump=.35):
    """Woven cloth; `weave` is threads a metre."""
    m = Mat(name)
    u = m.obj()
    threads = m.noise(u, weave, 2, .5)
    tone = m.mix(m.mask(m.noise(u, 2.2, 5), .3, .7), mul(col, 1 - var), col)
    tone = m.mix(.5, tone, m.ramp(threads, [(.3, (.55, .55, .55)), (.7, (1, 1, 1))]), 'MULTIPLY')
    m.set(Base_Color=tone, Roughness=.95, Specular=.15, Sheen=sheen)
    m.bump(threads, bump, .004)
    return m.m


def marble(name, col, vein, rough=.12, scale=.6, w=None, h=None):
    """Veined stone, polished; w and h cut it into slabs."""
    m = Mat(name)
    u = m.uv()
    long_veins = m.ramp(m.noise(u, scale, 9, .6, 1.6), [(.44, (0, 0, 0)), (.495, (1, 1, 1)), (.55, (0, 0, 0))])
    fine_veins = m.ramp(m.noise(u, scale * 2.6, 8, .6, 1.2), [(.47, (0, 0, 0)), (.5, (.5, .5, .5)), (.53, (0, 0, 0))])
    tone = m.mix(fine_veins, m.mix(long_veins, col, vein), vein)
    tone = m.mix(.3, tone, m.ramp(m.noise(u, .25, 4), [(.3, (.82, .8, .77)), (.7, (1, 1, 1))]), 'MULTIPLY')
    if w:
        slabs = m.n('TexBrick', {
            'Vector': u, 'Color1': (1, 1, 1, 1), 'Color2': (.93, .93, .93, 1), 'Mortar': (.55, .53, .5, 1),
            'Scale': 1., 'Mortar Size': .0025, 'Brick Width': w, 'Row Height': h,
        }, offset=0.)
        tone = m.mix(1., tone, slabs.outputs[0], 'MULTIPLY')
    m.set(Base_Color=tone, Roughness=rough, Specular=.5)
    return m.m


def image(name, pixels):
    """A numpy picture (h, w, 3; sRGB 0..1, first row on top) as a Blender image."""
    h, w = pixels.shape[:2]
    picture = bpy.data.images.new(name, w, h)
    rgba = np.ones((h, w, 4), np.float32)
    rgba[..., :3] = pixels
    picture.pixels.foreach_set(rgba[::-1].ravel())
    picture.pack()
    return picture


def imgmat(name, arr, rough=.9, bump=0, spec=.2, uvscale=(1, 1, 1)):
    """A picture painted in numpy on the whole UV square: rugs, art, signs."""
    m = Mat(name)
    uv = m.n('Mapping', {'Vector': m.n('TexCoord').outputs['UV'], 'Scale': uvscale}).outputs[0]
    tone = m.n('TexImage', {'Vector': uv}, image=image(name, arr)).outputs[0]
    if bump:
        weave = m.noise(m.obj(), 220, 2)
        tone = m.mix(.45, tone, m.ramp(weave, [(.3, (.5, .5, .5)), (.7, (1, 1, 1))]), 'MULTIPLY')
        m.bump(weave, bump, .006)
    m.set(Base_Color=tone, Roughness=rough, Specular=spec)
    return m.m
