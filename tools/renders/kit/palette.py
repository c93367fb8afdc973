"""Outdoor materials by name, each made when a scene first asks for it."""
from .finishes import clear, emis, leaf
from .nodes import Mat, c, mul
from .surfaces import marble, plaster, simple, stone, wood


def asphalt(name, col):
    """Worn asphalt of a road along x: aggregate, wheel tracks, blots of tar, hairline cracks."""
    m = Mat(name)
    u = m.obj()
    grain = m.noise(u, 95, 3, .75)
    tracks = m.noise(m.obj((.015, 1, 1)), .55, 3)
    blots = m.noise(u, .22, 6, .6, .4)
    tone = m.mix(m.mask(tracks, .35, .65), mul(col, .78), mul(col, 1.12))
    tone = m.mix(m.mask(blots, .52, .72, .5), tone, mul(col, .6))
    tone = m.mix(.75, tone, m.ramp(grain, [(.36, (.42, .42, .42)), (.62, (1.3, 1.28, 1.25))]), 'MULTIPLY')
    bent = m.n('VectorMath', {0: u, 1: m.n('TexNoise', {'Vector': u, 'Scale': 1.1, 'Detail': 5}).outputs['Color']},
               operation='ADD').outputs[0]
    cells = m.n('TexVoronoi', {'Vector': bent, 'Scale': .24}, feature='DISTANCE_TO_EDGE').outputs['Distance']
    cracks = m.mix(m.mask(blots, .45, .55), (0, 0, 0), m.ramp(cells, [(.0, (1, 1, 1)), (.009, (0, 0, 0))]))
    tone = m.mix(cracks, tone, mul(col, .3))
    m.set(Base_Color=tone, Roughness=m.ramp(blots, [(.3, (.82,) * 3), (.7, (.62,) * 3)]), Specular=.35)
    m.bump(grain, .55, .006)
    return m.m


def desert(name, c1, c2):
    """Sand with gravel and tyre-pressed patches."""
    m = Mat(name)
    u = m.obj()
    wide = m.noise(u, .12, 7, .6, .5)
    gravel = m.noise(u, 26, 4, .7)
    tone = m.mix(m.mask(wide, .38, .62), c1, c2)
    tone = m.mix(.5, tone, m.ramp(gravel, [(.35, (.55, .53, .5)), (.6, (1.1, 1.1, 1.1))]), 'MULTIPLY')
    m.set(Base_Color=tone, Roughness=.95, Specular=.15)
    relief = m.mix(.5, gravel, m.noise(u, 2.2, 6, .6))
    m.bump(relief, .6, .05)
    return m.m


def mud(name, col):
    """Hand-laid earth plaster with straw and soft waves."""
    m = Mat(name)
    u = m.obj()
    wide = m.noise(u, .5, 6, .6, .4)
    straw = m.noise(m.obj((1, 1, 3)), 42, 4, .8)
    tone = m.mix(m.mask(wide, .3, .7), mul(col, .82), mul(col, 1.08))
    tone = m.mix(.45, tone, m.ramp(straw, [(.3, (.6, .57, .52)), (.7, (1.08, 1.06, 1.02))]), 'MULTIPLY')
    m.set(Base_Color=tone, Roughness=.95, Specular=.12)
    m.bump(m.mix(.35, m.noise(u, 5, 5, .6), straw), .6, .03)
    return m.m


def water(name, col):
    """The face of a pool: ripples over a clear colour."""
    m = Mat(name)
    u = m.obj()
    m.set(Base_Color=(*col, 1), Roughness=.03, Specular=.6)
    m.bump(m.mix(.5, m.noise(u, 3.2, 3, .5, 1.2), m.noise(u, 9, 2)), .35, .03)
    return m.m


def corrugated(name, col, pitch=.2):
    """Ribbed sheet metal, ribs upright, one every `pitch` metres."""
    m = Mat(name)
    wave = m.n('TexWave', {'Vector': m.uv(), 'Scale': 1 / pitch / 3.2}, wave_type='BANDS', bands_direction='X',
               wave_profile='SIN').outputs['Fac']
    dirt = m.noise(m.obj((1.2, 1.2, .12)), .9, 6, .6)
    tone = m.mix(m.mask(dirt, .48, .8, .35), col, mul(col, .6))
    tone = m.mix(.5, tone, m.ramp(wave, [(0, (.62, .62, .62)), (.5, (1, 1, 1))]), 'MULTIPLY')
    m.set(Base_Color=tone, Roughness=.48, Metallic=.25, Specular=.45)
    m.bump(wave, .9, .03)
    return m.m


MAKERS = {
    'white': lambda n: plaster(n, c('#ddd6c9'), .06),
    'cream': lambda n: plaster(n, c('#dccdb2'), .08),
    'sand': lambda n: plaster(n, c('#c9b193'), .1),
    'warmgrey': lambda n: plaster(n, c('#a79c8d'), .08),
    'clay': lambda n: plaster(n, c('#b98a63'), .12),
    'terracotta': lambda n: plaster(n, c('#a9623f'), .1),
    'charcoal': lambda n: plaster(n, c('#423e3a'), .1),
    'concrete': lambda n: plaster(n, c('#8f8a82'), .2, .4),
    'yard': lambda n: stone(n, c('#79746c'), c('#827c73'), 6., 6., .02, 0, .85, .5, vein=.35),
    'mud': lambda n: mud(n, c('#ae8a66')),
    'mudlight': lambda n: mud(n, c('#bfa17e')),
    'muddark': lambda n: mud(n, c('#9c714a')),
    'gypsum': lambda n: plaster(n, c('#efe8da'), .04),
    'lime': lambda n: stone(n, c('#b59b72'), c('#cfb88e'), 1., .4, .008, .5, .75, .35, vein=.35),
    'limedark': lambda n: stone(n, c('#957b56'), c('#bba078'), .8, .25, .009, .37, .8, .3, vein=.45),
    'limepale': lambda n: stone(n, c('#bcae94'), c('#d0c4ab'), 1.2, .6, .006, .5, .7, .5, vein=.25),
    'riyadhstone': lambda n: stone(n, c('#c4ae8a'), c('#d8c6a4'), .6, .3, .007, .5, .8, .42, vein=.3),
    'basalt': lambda n: stone(n, c('#55504b'), c('#6b655e'), .9, .3, .006, .43, .6, .5, vein=.3),
    'slab': lambda n: stone(n, c('#a9a196'), c('#bab2a6'), 1.2, .6, .005, .5, .5, .5, vein=.25),
    'paver': lambda n: stone(n, c('#9a8f7f'), c('#b0a594'), .24, .12, .006, .5, .85, .5, vein=.25),
    'paverred': lambda n: stone(n, c('#8a6450'), c('#a07a62'), .2, .1, .005, .5, .85, .5, vein=.25),
    'tile': lambda n: stone(n, c('#9a8e79'), c('#aa9e89'), .6, .6, .005, 0, .55, .5, vein=.25),
    'wetslab': lambda n: stone(n, c('#8b8377'), c('#9b9285'), .6, .6, .006, 0, .35, .5, vein=.3),
    'deck': lambda n: wood(n, c('#7a5638'), c('#a07a54'), .5, 'h'),
    'marble': lambda n: marble(n, c('#e9e3d8'), c('#9b8c78'), .2, .8, 1.2, .6),
    'asphalt': lambda n: asphalt(n, c('#66625d')),
    'asphaltdark': lambda n: asphalt(n, c('#5b5752')),
    'wetasphalt': lambda n: simple(n, c('#2e2d2c'), .3, 0, .5),
    'paint': lambda n: plaster(n, c('#dcd8ce'), .3),
    'kerb': lambda n: plaster(n, c('#aaa59b'), .15),
    'yellow': lambda n: plaster(n, c('#c99a2e'), .2),
    'black': lambda n: plaster(n, c('#23211f'), .1),
    'desert': lambda n: desert(n, c('#927759'), c('#ae9273')),
    'soil': lambda n: plaster(n, c('#4a3a28'), .2, .8),
    'gravel': lambda n: desert(n, c('#9a9184'), c('#b5ab9c')),
    'wood': lambda n: wood(n, c('#6b3f20'), c('#9c6435')),
    'woodh': lambda n: wood(n, c('#6b3f20'), c('#a26a3a'), along='h'),
    'oldwood': lambda n: wood(n, c('#5c422b'), c('#84643f'), .7),
    'teak': lambda n: wood(n, c('#8a5a32'), c('#b98350'), .45),
    'alu': lambda n: simple(n, c('#24221f'), .38, .6),
    'bronze': lambda n: simple(n, c('#5b4532'), .35, .8),
    'steel': lambda n: simple(n, c('#9a9a98'), .35, .9),
    'whitemetal': lambda n: simple(n, c('#d9d6cf'), .45, .1),
    'brass': lambda n: simple(n, c('#b08a4a'), .25, 1),
    'sheetlight': lambda n: corrugated(n, c('#cfcabf')),
    'sheetblue': lambda n: corrugated(n, c('#41607a')),
    'sheetsand': lambda n: corrugated(n, c('#bda684')),
    'tank': lambda n: simple(n, c('#d8d3c6'), .6, 0, .3),
    'rubber': lambda n: simple(n, c('#161616'), .75, 0, .3),
    'glassdark': lambda n: simple(n, c('#141b21'), .05, 0, .9),
    'mirrorglass': lambda n: simple(n, c('#3b4a55'), .03, .75, .9),
    'rail': lambda n: clear(n),
    'blind': lambda n: plaster(n, c('#c9bda8'), .05, 0),
    'inside': lambda n: plaster(n, c('#d9cbb5'), .05, 0),
    'green': lambda n: leaf(n, c('#2f4a1c'), c('#5b7330')),
    'olive': lambda n: leaf(n, c('#56613f'), c('#8a9068'), .25),
    'magenta': lambda n: leaf(n, c('#a0195a'), c('#d8408a'), .45),
    'whiteflower': lambda n: leaf(n, c('#d9d2c0'), c('#f3efe4'), .4),
    'orangeflower': lambda n: leaf(n, c('#c4641d'), c('#e08a35'), .4),
    'grass': lambda n: leaf(n, c('#3d5a1f'), c('#6f8a3a'), .35),
    'frond': lambda n: leaf(n, c('#4d5f2c'), c('#7b8748'), .25, .4),
    'bark': lambda n: plaster(n, c('#6e543b'), .35, .9),
    'trunk': lambda n: plaster(n, c('#7a6a58'), .3, .9),
    'water': lambda n: water(n, c('#2f8f9e')),
    'sea': lambda n: water(n, c('#1f5f74')),
    'pooltile': lambda n: stone(n, c('#2f7f92'), c('#4b9fb0'), .1, .1, .006, 0, .3, .6, vein=.1),
    'warm': lambda n: emis(n, (1, .72, .4), 9),
    'strip': lambda n: emis(n, (1, .72, .42), 9),
    'cool': lambda n: emis(n, (.85, .92, 1), 5),
    'dark': lambda n: emis(n, (.10, .12, .16), .12),
}

_made = {}


def mat(name):
    """The material of that name."""
    if name not in _made:
        _made[name] = MAKERS[name](name)
    return _made[name]
