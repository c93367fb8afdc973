"""A small builder of shader nodes. Colours are linear RGB triples; `c` reads them from sRGB hex."""
import bpy


def c(text):
    """'#rrggbb' (sRGB) as a linear RGB triple."""
    text = text.lstrip('#')
    values = [int(text[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(v / 12.92 if v <= .04045 else ((v + .055) / 1.055) ** 2.4 for v in values)


def mul(colour, factor):
    """A colour made darker (factor < 1) or lighter."""
    return tuple(v * factor for v in colour)


class Mat:
    """A material whose Principled shader is `b`; every method adds nodes and returns the socket to go on from."""

    def __init__(self, name):
        self.m = bpy.data.materials.new(name)
        self.m.use_nodes = True
        self.nt = self.m.node_tree
        self.b = self.nt.nodes['Principled BSDF']
        self.out = self.nt.nodes['Material Output']

    def n(self, kind, inputs=None, **settings):
        """Adds ShaderNode<kind>; inputs are sockets to link or values to set."""
        node = self.nt.nodes.new('ShaderNode' + kind)
        for key, value in settings.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            self._feed(node.inputs[key], value)
        return node

    def _feed(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.nt.links.new(value, socket)
        else:
            socket.default_value = value

    def l(self, source, target):
        self.nt.links.new(source, target)

    def set(self, **inputs):
        """Feeds the Principled shader: set(Base_Color=socket, Roughness=.5)."""
        for key, value in inputs.items():
            self._feed(self.b.inputs[key.replace('_', ' ')], value)

    def surface(self, socket):
        """Replaces the Principled shader by another one."""
        self.l(socket, self.out.inputs[0])

    def uv(self, scale=(1, 1, 1), rot=0):
        """Texture coordinates in metres along the faces (see geometry.boxuv)."""
        uv = self.n('TexCoord').outputs['UV']
        return self.n('Mapping', {'Vector': uv, 'Scale': scale, 'Rotation': (0, 0, rot)}).outputs[0]

    def obj(self, scale=(1, 1, 1)):
        """Texture coordinates in metres in space."""
        return self.n('Mapping', {'Vector': self.n('TexCoord').outputs['Object'], 'Scale': scale}).outputs[0]

    def ramp(self, factor, stops):
        """Maps 0..1 to colours; stops are (position, RGB or RGBA)."""
        node = self.n('ValToRGB', {'Fac': factor})
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(.5)
        for element, (position, colour) in zip(elements, stops):
            element.position = position
            element.color = colour if len(colour) == 4 else (*colour, 1)
        return node.outputs[0]

    def mask(self, factor, low, high, top=1.):
        """Maps low..high to 0..top in grey."""
        return self.ramp(factor, [(low, (0, 0, 0)), (high, (top, top, top))])

    def mix(self, factor, first, second, mode='MIX'):
        node = self.n('MixRGB', blend_type=mode)
        for index, value in enumerate((factor, first, second)):
            if not isinstance(value, bpy.types.NodeSocket) and index and len(value) == 3:
                value = (*value, 1)
            self._feed(node.inputs[index], value)
        return node.outputs[0]

    def math(self, operation, first, second, clamp=False):
        return self.n('Math', {0: first, 1: second}, operation=operation, use_clamp=clamp).outputs[0]

    def noise(self, vector, scale, detail=6, rough=.55, dist=0):
        """Fractal noise 0..1; `scale` is features a metre."""
        inputs = {'Vector': vector, 'Scale': scale, 'Detail': detail, 'Roughness': rough, 'Distortion': dist}
        return self.n('TexNoise', inputs).outputs['Fac']

    def bump(self, height, strength=.3, dist=.01):
        """Relief of the Principled shader; `dist` in metres."""
        node = self.n('Bump', {'Height': height, 'Strength': strength, 'Distance': dist})
        self.l(node.outputs[0], self.b.inputs['Normal'])
