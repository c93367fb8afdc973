"""Skies: a physical one for the day, a painted one for dusk, an even one for rooms."""
import math

import bpy


class _World:
    """Nodes of the world's shader."""

    def __init__(self):
        world = bpy.context.scene.world
        self.tree = world.node_tree
        self.tree.nodes.clear()
        # Left alone, Cycles bakes a huge map of these nodes before its first sample: ten seconds a render.
        world.cycles.sampling_method, world.cycles.sample_map_resolution = 'MANUAL', 128

    def n(self, kind, inputs=None, **settings):
        node = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in settings.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, node.inputs[key])
            else:
                node.inputs[key].default_value = value
        return node

    def ramp(self, factor, stops):
        node = self.n('ValToRGB', {'Fac': factor})
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(.5)
        for element, (position, colour) in zip(elements, stops):
            element.position, element.color = position, (*colour, 1)
        return node.outputs[0]

    def finish(self, colour, strength):
        background = self.n('Background', {'Color': colour, 'Strength': strength})
        self.n('OutputWorld', {'Surface': background.outputs[0]})


def sky(az, el, strength=.3, clouds=.5, dust=2.2, sat=1., seed=0., scale=1.1):
    """A day's sky for a sun at azimuth az and elevation el; clouds 0..1, moved by seed."""
    w = _World()
    physical = w.n('TexSky', sky_type='NISHITA', sun_disc=False, sun_elevation=math.radians(el),
                   sun_rotation=math.radians(90 - az), dust_density=dust, air_density=1.2, ozone_density=1.5)
    towards = w.n('TexCoord').outputs['Generated']
    height = w.n('SeparateXYZ', {0: towards}).outputs['Z']
    # Clouds lie on a level ceiling: divide by the height, a little above zero.
    lifted = w.n('Math', {0: height, 1: .12}, operation='ADD').outputs[0]
    flat = w.n('VectorMath', {0: towards, 1: w.n('CombineXYZ', {i: lifted for i in range(3)}).outputs[0]},
               operation='DIVIDE').outputs[0]
    moved = w.n('Mapping', {'Vector': flat, 'Scale': (.55, 1.3, 1), 'Rotation': (0, 0, .6),
                            'Location': (seed, seed * .7, 0)}).outputs[0]
    noise = w.n('TexNoise', {'Vector': moved, 'Scale': scale, 'Detail': 9, 'Roughness': .6, 'Distortion': .5})
    cover = w.ramp(noise.outputs['Fac'], [(.5, (0, 0, 0)), (.8, (1, 1, 1))])
    share = w.n('Math', {0: cover, 1: clouds}, operation='MULTIPLY').outputs[0]
    blue = w.n('HueSaturation', {'Color': physical.outputs[0], 'Saturation': sat}).outputs[0]
    white = (2.6, 2.35, 2.15, 1) if el > 5 else (.9, .5, .4, 1)
    w.finish(w.n('MixRGB', {0: share, 1: blue, 2: white}).outputs[0], strength)


def dusk_sky(az=150, strength=.75, tones=None, streaks=.22, lean=.16):
    """A sky after sunset, glowing towards azimuth az; tones from the horizon up: (position, linear RGB)."""
    w = _World()
    towards = w.n('TexCoord').outputs['Generated']
    height = w.n('SeparateXYZ', {0: towards}).outputs['Z']
    a = math.radians(az)
    side = w.n('VectorMath', {0: towards, 1: (math.cos(a), math.sin(a), 0)}, operation='DOT_PRODUCT').outputs['Value']
    lowered = w.n('Math', {0: side, 1: -lean, 2: height}, operation='MULTIPLY_ADD').outputs[0]
    stretched = w.n('Mapping', {'Vector': towards, 'Scale': (1, 1, 5)}).outputs[0]
    noise = w.n('TexNoise', {'Vector': stretched, 'Scale': 1.6, 'Detail': 8}).outputs['Fac']
    factor = w.n('Math', {0: noise, 1: streaks, 2: lowered}, operation='MULTIPLY_ADD').outputs[0]
    tones = tones or [(0, (.95, .42, .17)), (.14, (.85, .40, .24)), (.28, (.42, .33, .40)),
                      (.5, (.13, .20, .38)), (1, (.035, .075, .2))]
    w.finish(w.ramp(factor, tones), strength)


def bgcol(col, st):
    """An even world."""
    w = _World()
    w.finish((*col, 1), st)
