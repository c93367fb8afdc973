"""Materials that light goes through or comes from: glass, sheer cloth, leaves, lamps."""
from .nodes import Mat


def glass(name='glass', tint=(.72, .78, .78), refl=1.0, minr=.06):
    """Thin glass: transparent plus a Fresnel reflection, so that lamps and sun pass without caustics."""
    m = Mat(name)
    fresnel = m.math('MULTIPLY', m.n('Fresnel', {'IOR': 1.52}).outputs[0], 1.35 * refl)
    fresnel = m.math('ADD', fresnel, minr, clamp=True)
    shine = m.n('BsdfGlossy', {'Roughness': .0, 'Color': (.95, .97, 1, 1)})
    wave = m.n('Bump', {'Height': m.noise(m.obj(), .8, 1), 'Strength': .02, 'Distance': .05})
    m.l(wave.outputs[0], shine.inputs['Normal'])
    through = m.n('BsdfTransparent', {'Color': (*tint, 1)})
    m.surface(m.n('MixShader', {0: fresnel, 1: through.outputs[0], 2: shine.outputs[0]}).outputs[0])
    return m.m


def clear(name, tint=(.80, .88, .87)):
    """Glass of a railing: nothing but a tint, so that no sample has to choose and no grain is left."""
    m = Mat(name)
    m.surface(m.n('BsdfTransparent', {'Color': (*tint, 1)}).outputs[0])
    return m.m


def emis(name, col, strength):
    """A glowing surface that is seen but does not take part in light sampling: real lamps stand beside it."""
    m = Mat(name)
    m.surface(m.n('Emission', {'Color': (*col, 1), 'Strength': strength}).outputs[0])
    m.m.cycles.sample_as_light = False
    return m.m


def sheer(name, col, transp=.35, trans=.6):
    """Voile: `transp` of the view passes, `trans` of the rest is lit from behind."""
    m = Mat(name)
    front = m.n('BsdfDiffuse', {'Color': (*col, 1)})
    back = m.n('BsdfTranslucent', {'Color': (*col, 1)})
    cloth = m.n('MixShader', {0: trans, 1: front.outputs[0], 2: back.outputs[0]})
    hole = m.n('BsdfTransparent')
    m.surface(m.n('MixShader', {0: transp, 1: cloth.outputs[0], 2: hole.outputs[0]}).outputs[0])
    return m.m


def leaf(name, c1, c2, trans=.3, rough=.5):
    """Foliage between two greens, a random one for each leaf."""
    m = Mat(name)
    tone = m.ramp(m.n('NewGeometry').outputs['Random Per Island'], [(0, c1), (1, c2)])
    m.set(Base_Color=tone, Roughness=rough, Specular=.3)
    back = m.n('BsdfTranslucent', {'Color': tone})
    m.surface(m.n('MixShader', {0: trans, 1: m.b.outputs[0], 2: back.outputs[0]}).outputs[0])
    return m.m
