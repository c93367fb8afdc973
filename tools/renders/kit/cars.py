"""Parked cars: a lofted, subdivided body with tinted glass, wheels, lamps and plates. Length along x, nose at +x."""
import math

import bpy

from .geometry import baked, box, data_only, inst, lathe, mesh, shade_smooth
from .nodes import c
from .palette import mat
from .stage import R
from .surfaces import simple

PAINTS = {'white': '#e4e2dc', 'pearl': '#cfc9bb', 'silver': '#9b9d9e', 'grey': '#4c4f52', 'black': '#17181a',
          'beige': '#b9a88a', 'red': '#7d1f1c', 'blue': '#26405c'}

# Stations from tail to nose: x, sill, belt line, roof or bonnet, half width, greenhouse width, glass:
# 's' side, 'w' screens (back, front), '' body.
SUV = [
    (-2.45, .42, .95, 1.02, .78, .9, ''), (-2.42, .36, 1.02, 1.12, .88, .9, 'w'), (-2.16, .36, 1.06, 1.70, .95, .80, ''),
    (-2.02, .34, 1.06, 1.76, .96, .78, 's'), (-1.10, .33, 1.05, 1.80, .97, .77, ''), (-1.02, .33, 1.05, 1.80, .97, .77, 's'),
    (-.06, .33, 1.04, 1.79, .97, .77, ''), (.02, .33, 1.04, 1.79, .97, .77, 's'), (.62, .33, 1.03, 1.72, .97, .77, ''),
    (.70, .33, 1.03, 1.69, .97, .77, 'w'), (1.32, .34, 1.02, 1.10, .96, .86, ''), (1.5, .34, .99, 1.08, .96, .86, ''),
    (2.1, .36, .94, 1.02, .94, .86, ''), (2.38, .40, .84, .93, .86, .86, ''), (2.46, .40, .72, .8, .74, .9, ''),
]
SEDAN = [
    (-2.42, .40, .82, .88, .74, .9, ''), (-2.36, .38, .90, .98, .84, .88, ''), (-1.85, .33, .95, 1.05, .90, .86, 'w'),
    (-1.15, .31, .95, 1.36, .91, .74, ''), (-1.05, .31, .95, 1.40, .91, .73, 's'), (-.42, .31, .94, 1.45, .91, .72, ''),
    (-.34, .31, .94, 1.455, .91, .72, 's'), (.42, .31, .92, 1.42, .91, .72, ''), (.50, .31, .92, 1.40, .91, .72, 'w'),
    (1.28, .31, .90, .98, .91, .84, ''), (1.45, .31, .88, .96, .91, .84, ''), (2.05, .33, .80, .88, .89, .84, ''),
    (2.36, .38, .68, .76, .80, .84, ''), (2.44, .36, .58, .64, .68, .9, ''),
]
PICKUP = [
    (-2.65, .46, .98, 1.02, .86, .97, ''), (-2.6, .48, 1.03, 1.06, .92, .97, ''), (-.95, .40, 1.04, 1.07, .94, .97, 'w'),
    (-.82, .40, 1.06, 1.70, .95, .78, ''), (-.72, .40, 1.06, 1.76, .95, .77, 's'), (.02, .40, 1.05, 1.79, .95, .77, ''),
    (.10, .40, 1.05, 1.79, .95, .77, 's'), (.78, .40, 1.04, 1.72, .95, .77, ''), (.86, .40, 1.04, 1.69, .95, .77, 'w'),
    (1.48, .40, 1.03, 1.11, .95, .88, ''), (1.66, .40, 1.0, 1.10, .95, .88, ''), (2.3, .42, .97, 1.05, .93, .88, ''),
    (2.6, .46, .86, .96, .86, .88, ''), (2.68, .44, .72, .82, .76, .9, ''),
]
KINDS = {'suv': (SUV, (-1.45, 1.45), .38), 'sedan': (SEDAN, (-1.42, 1.43), .335), 'pickup': (PICKUP, (-1.62, 1.66), .39)}


def _paint(colour):
    m = simple('car ' + colour, c(PAINTS[colour]), .28, .35 if colour in ('silver', 'grey', 'pearl', 'beige') else .05)
    m.node_tree.nodes['Principled BSDF'].inputs['Clearcoat'].default_value = .8
    return m


def _body(stations, paint):
    rows, verts, faces, kinds = 9, [], [], []
    for x, sill, belt, roof, half, cabin, _ in stations:
        section = [(0, sill - .08), (half * .86, sill - .06), (half * .98, sill + .04), (half, (sill + belt) / 2), (half * .99, belt - .07),
                   (half * .955, belt), (half * cabin + .02, roof - .075), (half * cabin * .86, roof - .01),
                   (0, roof + .012)]
        verts += [(x, y, z) for y, z in section]
    for i in range(len(stations) - 1):
        for j in range(rows - 1):
            k = i * rows + j
            faces.append((k, k + rows, k + rows + 1, k + 1))
            glass = stations[i][6]
            kinds.append(1 if (glass == 's' and j == 5) or (glass == 'w' and j in (6, 7)) else 0)
    for index, turn in ((0, False), (len(stations) - 1, True)):
        ring = tuple(index * rows + j for j in range(rows))
        faces.append(ring[::-1] if turn else ring)
        kinds.append(0)
    obj = mesh('car', verts, faces, [paint, mat('glassdark')], uv=None)
    obj.data.polygons.foreach_set('material_index', kinds)
    _crease(obj.data, rows, stations)
    mirror = obj.modifiers.new('mirror', 'MIRROR')
    mirror.use_axis = (False, True, False)
    mirror.merge_threshold = .004
    smooth = obj.modifiers.new('smooth', 'SUBSURF')
    smooth.levels = smooth.render_levels = 2
    shade_smooth(obj.data)
    return obj


def _crease(me, rows, stations):
    """Firmer edges along sill, belt and roof and round the panes: without them a car melts."""
    along = {1: .5, 4: .55, 5: .75, 6: .6}
    borders = {i for i, st in enumerate(stations) if st[6] or (i and stations[i - 1][6])}
    for edge in me.edges:
        (i, j), (k, m) = (divmod(v, rows) for v in edge.vertices)
        if j == m and i != k:
            edge.crease = along.get(j, 0)
        elif i == k and i in borders and min(j, m) >= 5:
            edge.crease = .7
        elif i == k and i in (0, len(stations) - 1):
            edge.crease = .35


def _wheel(radius):
    tyre = [(.0, -.1), (radius * .93, -.1), (radius, -.06), (radius, .06), (radius * .93, .1), (radius * .68, .1),
            (radius * .66, .07), (0, .07)]
    parts = [lathe(tyre, mat('rubber'), n=32)]
    rim = lathe([(0, .072), (radius * .14, .085), (radius * .16, .075), (radius * .6, .078), (radius * .66, .1),
                 (radius * .69, .1), (radius * .69, .06), (0, .05)], mat('steel'), n=32)
    parts.append(rim)
    for i in range(5):
        a = i * 2 * math.pi / 5 + .3
        hole = lathe([(0, .082), (radius * .16, .082), (radius * .16, .086), (0, .086)], mat('rubber'),
                     (radius * .4 * math.cos(a), radius * .4 * math.sin(a), 0), 14)
        parts.append(hole)
    return _joined(parts)


def _joined(objects):
    """One mesh of several objects."""
    bpy.ops.object.select_all(action='DESELECT')
    for obj in objects:
        obj.select_set(True)
    bpy.context.view_layer.objects.active = objects[0]
    bpy.ops.object.join()
    return data_only(objects[0])


_meshes = {}


def _parts(kind, colour):
    """Meshes of a car in its own coordinates, made once."""
    if (kind, colour) in _meshes:
        return _meshes[kind, colour]
    stations, axles, radius = KINDS[kind]
    tail, nose = stations[0][0], stations[-1][0]
    wide = max(s[4] for s in stations)
    high = stations[-3][3]
    pieces = [_body(stations, _paint(colour))]
    pieces[0] = inst(baked(pieces[0]), (0, 0, 0))
    for s in (-1, 1):
        for x in axles:
            arch = lathe([(0, 0), (radius + .07, 0), (radius + .07, .012), (0, .012)], mat('rubber'), n=30)
            arch.rotation_euler = (-s * math.pi / 2, 0, 0)
            arch.location = (x, s * wide * .962, radius + .02)
            pieces.append(arch)
        pieces.append(box(nose - .3, nose - .06, s * wide * .56, s * wide * .84, high - .26, high - .12, mat('whitemetal'), .04))
        pieces.append(box(tail + .01, tail + .12, s * wide * .52, s * wide * .9, stations[1][2] - .2, stations[1][2] - .06,
                         simple('tail lamp', c('#6b0f0d'), .2), .03))
        mirror_x = next(st[0] for st in stations if st[6] == 'w' and st[0] > 0) - .05
        pieces.append(box(mirror_x - .06, mirror_x + .12, s * wide * 1.0, s * wide * 1.16, stations[5][2] + .02,
                         stations[5][2] + .17, pieces[0].data.materials[0], .05, 3))
    pieces.append(box(nose - .16, nose - .0, -.42, .42, high - .33, high - .13, mat('rubber'), .03))
    pieces.append(box(nose - .1, nose + .015, -.26, .26, high - .52, high - .40, mat('paint'), .01))
    pieces.append(box(tail - .015, tail + .1, -.26, .26, .62, .75, mat('paint'), .01))
    pieces.append(box(tail + .25, nose - .3, -wide * .8, wide * .8, .2, .42, mat('rubber'), 0))
    if kind == 'pickup':
        pieces.append(box(-2.5, -1.05, -.78, .78, .98, 1.085, mat('rubber'), .02))
    bpy.context.view_layer.update()
    for obj in pieces:
        # Join ignores modifiers of all but the first: settle them.
        if obj.modifiers:
            obj.data = bpy.data.meshes.new_from_object(obj.evaluated_get(bpy.context.evaluated_depsgraph_get()))
            obj.modifiers.clear()
    body = _joined(pieces)
    shade_smooth(body, 38)
    _meshes[kind, colour] = (body, _wheel(radius), axles, radius, wide)
    return _meshes[kind, colour]


def car(kind, x, y, heading=0., colour=None, z=-.14):
    """A parked car; heading in degrees, 0 looks to +x. Kinds: suv, sedan, pickup; colours: see PAINTS."""
    colour = colour or R.choice(list(PAINTS))
    body, wheel, axles, radius, wide = _parts(kind, colour)
    a = math.radians(heading)
    inst(body, (x, y, z), (0, 0, a))
    for s in (-1, 1):
        for axle in axles:
            dx, dy = axle, s * (wide * 1.005 - .1)
            inst(wheel, (x + dx * math.cos(a) - dy * math.sin(a), y + dx * math.sin(a) + dy * math.cos(a), z + radius),
                 (-s * math.pi / 2, 0, a))
