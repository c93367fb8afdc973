"""Named materials that interiors share, made when first asked for.

finish('walnut') gives the same material all through one scene.
"""

import bpy

from .finishes import emis, glass, sheer
from .nodes import Mat, c
from .surfaces import fabric, marble, plaster, simple, stone, wood

RECIPES = {
    # Walls and ceilings: never lighter than mid greige, or sunlit rooms wash out.
    'greige wall': lambda n: plaster(n, c('#cfc1ab'), 0.03, 0.06),
    'warm wall': lambda n: plaster(n, c('#d3c2a6'), 0.03, 0.06),
    'linen wall': lambda n: plaster(n, c('#d5cdbf'), 0.03, 0.05),
    'grey wall': lambda n: plaster(n, c('#b9b6b0'), 0.03, 0.05),
    'sage wall': lambda n: plaster(n, c('#a3a78f'), 0.03, 0.06),
    'blue wall': lambda n: plaster(n, c('#8d9ba3'), 0.03, 0.06),
    'blush wall': lambda n: plaster(n, c('#cfb09c'), 0.03, 0.06),
    'white wall': lambda n: plaster(n, c('#dad6ce'), 0.02, 0.04),
    'sand wall': lambda n: plaster(n, c('#c8b08c'), 0.04, 0.1),
    'teal wall': lambda n: plaster(n, c('#4d6668'), 0.03, 0.06),
    'olive wall': lambda n: plaster(n, c('#6d705a'), 0.03, 0.06),
    'clay wall': lambda n: plaster(n, c('#b98f6c'), 0.14, 0.5),
    'mud wall': lambda n: plaster(n, c('#c09a73'), 0.16, 0.8),
    'gypsum': lambda n: plaster(n, c('#e2d6c2'), 0.04, 0.12),
    'ceiling': lambda n: plaster(n, c('#efeae1'), 0.02, 0.03),
    'concrete': lambda n: plaster(n, c('#9a968f'), 0.16, 0.25),
    'dark wall': lambda n: plaster(n, c('#54504b'), 0.04, 0.06),
    # Floors.
    'beige marble': lambda n: marble(n, c('#d8cdbb'), c('#bfae93'), 0.16, 0.9, 1.2, 1.2),
    'white marble floor': lambda n: marble(n, c('#dcd8d1'), c('#a9a39a'), 0.12, 0.6, 1.2, 0.6),
    'grey tiles': lambda n: stone(n, c('#9b968e'), c('#a8a39b'), 0.9, 0.9, 0.003, 0, 0.34, 0.6, vein=0.18),
    'sand tiles': lambda n: stone(n, c('#bfb09a'), c('#c9bba6'), 0.6, 0.6, 0.003, 0, 0.34, 0.6, vein=0.2),
    'terracotta': lambda n: stone(n, c('#96603f'), c('#b0754f'), 0.3, 0.3, 0.006, 0, 0.5, 0.6, vein=0.3),
    'oak boards': lambda n: wood(n, c('#8c6a47'), c('#b28f66'), 0.34, 'v'),
    'dark boards': lambda n: wood(n, c('#5b4330'), c('#7d5f45'), 0.32, 'v'),
    'pale boards': lambda n: wood(n, c('#b0997a'), c('#cbb697'), 0.36, 'v'),
    'polished concrete': lambda n: simple(n, c('#8f8b84'), 0.22, 0, 0.5),
    'carpet tiles': lambda n: fabric(n, c('#6f7378'), 0.2, 0.2, 160, 0.9),
    # Stone, timber, metal.
    'white marble': lambda n: marble(n, c('#e6e1d9'), c('#8b7f72'), 0.1, 1.1),
    'dark marble': lambda n: marble(n, c('#2d2a28'), c('#a89477'), 0.1, 0.9),
    'green marble': lambda n: marble(n, c('#31493f'), c('#9fb3a2'), 0.1, 0.9),
    'travertine': lambda n: marble(n, c('#c7b393'), c('#a68e6b'), 0.3, 0.45),
    'quartz': lambda n: simple(n, c('#d9d4cb'), 0.2, 0, 0.5),
    'walnut': lambda n: wood(n, c('#4a2e1a'), c('#7a4f2e'), 0.32, 'h'),
    'walnut upright': lambda n: wood(n, c('#5a3a22'), c('#8a5d38'), 0.36, 'v'),
    'oak': lambda n: wood(n, c('#9b7a54'), c('#bd9b70'), 0.4, 'h'),
    'oak upright': lambda n: wood(n, c('#94734e'), c('#b69468'), 0.4, 'v'),
    'ash': lambda n: wood(n, c('#bfa98a'), c('#d6c3a5'), 0.42, 'h'),
    'ash upright': lambda n: wood(n, c('#bfa98a'), c('#d6c3a5'), 0.42, 'v'),
    'tamarisk': lambda n: wood(n, c('#553a24'), c('#7b5738'), 0.7, 'h'),
    'tamarisk upright': lambda n: wood(n, c('#5c3f27'), c('#82603f'), 0.65, 'v'),
    'mahogany': lambda n: wood(n, c('#4d2318'), c('#713827'), 0.26, 'h'),
    'brass': lambda n: simple(n, c('#b8914f'), 0.24, 1),
    'gold': lambda n: simple(n, c('#c9a04e'), 0.2, 1),
    'steel': lambda n: simple(n, c('#b5b4b1'), 0.28, 1),
    'chrome': lambda n: simple(n, c('#d9d9d9'), 0.07, 1),
    'black metal': lambda n: simple(n, c('#1d1a17'), 0.4, 0.3),
    'black': lambda n: simple(n, c('#171615'), 0.3),
    'screen': lambda n: simple(n, c('#0b0c0e'), 0.12, 0, 0.5),
    'mirror': lambda n: simple(n, c('#e8e8e6'), 0.015, 1),
    'white lacquer': lambda n: simple(n, c('#dedad2'), 0.35),
    'cream lacquer': lambda n: simple(n, c('#d8cdb8'), 0.38),
    'greige lacquer': lambda n: simple(n, c('#a99d8c'), 0.4),
    'sage lacquer': lambda n: simple(n, c('#7f8a72'), 0.42),
    'navy lacquer': lambda n: simple(n, c('#33404f'), 0.4),
    'charcoal lacquer': lambda n: simple(n, c('#3a3836'), 0.42),
    'ceramic': lambda n: simple(n, c('#e9e6e0'), 0.08, 0, 0.5),
    'pot': lambda n: simple(n, c('#c9bba5'), 0.75),
    'clay pot': lambda n: simple(n, c('#a8653f'), 0.8),
    'dark pot': lambda n: simple(n, c('#4a4540'), 0.6),
    # Cloth.
    'greige cloth': lambda n: fabric(n, c('#c2b39b'), 0.14),
    'taupe cloth': lambda n: fabric(n, c('#8f7a62'), 0.12),
    'ivory cloth': lambda n: fabric(n, c('#e4dac8'), 0.07),
    'linen': lambda n: fabric(n, c('#e6dfd1'), 0.05, 0.2, 300, 0.2),
    'white cotton': lambda n: fabric(n, c('#e6e3dc'), 0.04, 0.2, 320, 0.15),
    'boucle': lambda n: fabric(n, c('#ddd3c3'), 0.1, 0.4, 95, 0.9),
    'terracotta cloth': lambda n: fabric(n, c('#a05634'), 0.12),
    'olive cloth': lambda n: fabric(n, c('#646848'), 0.12),
    'sage cloth': lambda n: fabric(n, c('#83896f'), 0.12),
    'ochre cloth': lambda n: fabric(n, c('#b98a45'), 0.12),
    'blue cloth': lambda n: fabric(n, c('#46566a'), 0.12),
    'pale blue cloth': lambda n: fabric(n, c('#8fa3b1'), 0.1),
    'green velvet': lambda n: fabric(n, c('#2f4a3d'), 0.2, 0.9, 400, 0.1),
    'burgundy velvet': lambda n: fabric(n, c('#5d1f27'), 0.2, 0.9, 400, 0.1),
    'charcoal cloth': lambda n: fabric(n, c('#4a4846'), 0.14),
    'grey cloth': lambda n: fabric(n, c('#8d8b88'), 0.12),
    'blush cloth': lambda n: fabric(n, c('#c39a86'), 0.1),
    'cognac leather': lambda n: simple(n, c('#8a4f2a'), 0.42, 0, 0.45),
    'black leather': lambda n: simple(n, c('#211f1e'), 0.4, 0, 0.45),
    'drape': lambda n: fabric(n, c('#b39c7d'), 0.1, 0.2, 180, 0.2),
    'grey drape': lambda n: fabric(n, c('#908a82'), 0.1, 0.2, 180, 0.2),
    'green drape': lambda n: fabric(n, c('#55614f'), 0.12, 0.3, 180, 0.2),
    'sheer': lambda n: sheer(n, c('#f4ede0'), 0.30, 0.6),
    # Light. The mesh glows, lamps beside it light the room.
    'glow': lambda n: emis(n, (1, 0.80, 0.55), 6),
    'white glow': lambda n: emis(n, (1, 0.93, 0.84), 5),
    'day glow': lambda n: emis(n, (0.95, 0.97, 1), 4),
}


def finish(name):
    """The material of that name in the current scene."""
    return bpy.data.materials.get(name) or RECIPES[name](name)


def finishes(*names):
    return [finish(name) for name in names]


def shade_cloth(strength=2.2, col=(1, 0.78, 0.5)):
    """A lamp shade lit from within: glows and lets light through."""
    name = f'shade {strength} {col}'
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    m = Mat(name)
    glow = m.n('Emission', {'Color': (*col, 1), 'Strength': strength})
    cloth = m.n('BsdfTranslucent', {'Color': (0.9, 0.8, 0.65, 1)})
    both = m.n('AddShader', {0: glow.outputs[0], 1: cloth.outputs[0]})
    m.l(both.outputs[0], m.out.inputs[0])
    m.m.cycles.sample_as_light = False
    return m.m


def clear_glass(name='clear glass', tint=(0.93, 0.96, 0.95), reflect=0.9):
    """Thin clear glass for screens and partitions."""

    return bpy.data.materials.get(name) or glass(name, tint, reflect, 0.03)


def small_tiles(name, first, second, w=0.2, h=0.06, grout=0.8, rough=0.16, offset=0.5):
    """Glazed wall tiles, a little uneven in tone."""
    return bpy.data.materials.get(name) or stone(
        name, c(first), c(second), w, h, 0.003, offset, rough, grout, 0.5, vein=0.12
    )
