"""Meshes: boxes with bevels, cards, turned and tubular forms, instances. x right, y away, z up, in metres."""
import math

import bpy

from .stage import link

BOX_FACES = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]


def box_corners(x0, x1, y0, y1, z0, z1):
    return [(x0, y0, z0), (x1, y0, z0), (x1, y1, z0), (x0, y1, z0),
            (x0, y0, z1), (x1, y0, z1), (x1, y1, z1), (x0, y1, z1)]


def mesh(name, verts, faces, mat=None, uv='box', smooth=False):
    """An object from corners and faces; `mat` may be a list; uv='box' maps metres (None leaves UVs out)."""
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in verts], [], faces)
    me.update()
    if uv == 'box':
        boxuv(me)
    for m in mat if isinstance(mat, (list, tuple)) else [mat] if mat else []:
        me.materials.append(m)
    if smooth:
        shade_smooth(me)
    return link(bpy.data.objects.new(name, me))


def shade_smooth(me, angle=None):
    """Smooth shading; edges sharper than `angle` degrees stay sharp."""
    me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    if angle:
        me.use_auto_smooth = True
        me.auto_smooth_angle = math.radians(angle)


def boxuv(me):
    """Maps each face along the axis it looks to, a metre a unit: textures keep their scale everywhere."""
    layer = me.uv_layers.new(name='UV')
    for face in me.polygons:
        axis = max(range(3), key=lambda i: abs(face.normal[i]))
        for loop in face.loop_indices:
            co = me.vertices[me.loops[loop].vertex_index].co
            layer.data[loop].uv = ((co.y, co.z), (co.x, co.z), (co.x, co.y))[axis]


def bevel(obj, width, seg=2, ang=35):
    """Rounds edges sharper than `ang` degrees: nothing real has a razor's edge."""
    mod = obj.modifiers.new('bevel', 'BEVEL')
    mod.width = width
    mod.segments = seg
    mod.limit_method = 'ANGLE'
    mod.angle_limit = math.radians(ang)
    shade_smooth(obj.data, 40)
    return obj


def box(x0, x1, y0, y1, z0, z1, mat, bw=.012, seg=2, name='box'):
    """A box, corners in any order, edges rounded by bw."""
    (x0, x1), (y0, y1), (z0, z1) = sorted((x0, x1)), sorted((y0, y1)), sorted((z0, z1))
    obj = mesh(name, box_corners(x0, x1, y0, y1, z0, z1), BOX_FACES, mat)
    if bw:
        bevel(obj, min(bw, .45 * min(x1 - x0, y1 - y0, z1 - z0)), seg)
    return obj


def boxes(lst, mat, bw=.006, name='boxes'):
    """Many boxes (x0, x1, y0, y1, z0, z1) as one object: slats, frames, railings."""
    verts, faces = [], []
    for b in lst:
        k = len(verts)
        verts += box_corners(*b)
        faces += [tuple(i + k for i in f) for f in BOX_FACES]
    obj = mesh(name, verts, faces, mat)
    return bevel(obj, bw) if bw else obj


def plane(x0, x1, y0, y1, z, mat):
    """A level rectangle."""
    return mesh('plane', [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], [(0, 1, 2, 3)], mat)


def card(ax, pos, u0, u1, z0, z1, mat):
    """An upright rectangle with one whole picture on it: ax 'y' spans x at y=pos, ax 'x' spans y at x=pos."""
    corners = [(u0, pos, z0), (u1, pos, z0), (u1, pos, z1), (u0, pos, z1)]
    if ax == 'x':
        corners = [(b, a, z) for a, b, z in corners]
    return picture_face('card', corners, mat)


def picture_face(name, corners, mat):
    """Four corners (from bottom left, against the clock) that carry one whole picture."""
    obj = mesh(name, corners, [(0, 1, 2, 3)], mat, uv=None)
    layer = obj.data.uv_layers.new()
    for loop, uv in enumerate(((0, 0), (1, 0), (1, 1), (0, 1))):
        layer.data[loop].uv = uv
    return obj


def cards(ax, quads, mat):
    """Many cards (pos, u0, u1, z0, z1) as one object."""
    if not quads:
        return None
    verts, faces = [], []
    for pos, u0, u1, z0, z1 in quads:
        k = len(verts)
        corners = [(u0, pos, z0), (u1, pos, z0), (u1, pos, z1), (u0, pos, z1)]
        verts += corners if ax == 'y' else [(b, a, z) for a, b, z in corners]
        faces.append((k, k + 1, k + 2, k + 3))
    obj = mesh('cards', verts, faces, mat, uv=None)
    obj.data.uv_layers.new().data.foreach_set('uv', (0., 0., 1., 0., 1., 1., 0., 1.) * len(quads))
    return obj


def lathe(prof, mat, loc=(0, 0, 0), n=40, smooth=True):
    """A turned form from (radius, height) pairs."""
    verts, faces = [], []
    for radius, z in prof:
        for i in range(n):
            a = 2 * math.pi * i / n
            verts.append((loc[0] + radius * math.cos(a), loc[1] + radius * math.sin(a), loc[2] + z))
    for j in range(len(prof) - 1):
        for i in range(n):
            k = (i + 1) % n
            faces.append((j * n + i, j * n + k, (j + 1) * n + k, (j + 1) * n + i))
    faces.append(tuple(range((len(prof) - 1) * n, len(prof) * n)))
    faces.append(tuple(reversed(range(n))))
    obj = mesh('lathe', verts, faces, mat)
    if smooth:
        shade_smooth(obj.data, 50)
    return obj


def tube(pts, rad, mat, n=10):
    """A round bar through points."""
    curve = bpy.data.curves.new('tube', 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = rad
    curve.bevel_resolution = 3
    spline = curve.splines.new('POLY')
    spline.points.add(len(pts) - 1)
    for point, co in zip(spline.points, pts):
        point.co = (*co, 1)
    curve.materials.append(mat)
    return link(bpy.data.objects.new('tube', curve))


def inst(me, loc, rot=(0, 0, 0), sc=1):
    """Another object of the same mesh: costs no memory."""
    obj = bpy.data.objects.new(me.name, me)
    obj.location = loc
    obj.rotation_euler = rot
    obj.scale = sc if isinstance(sc, tuple) else (sc,) * 3
    return link(obj)


def data_only(obj):
    """The mesh of an object, which leaves the scene: for inst."""
    me = obj.data
    bpy.data.objects.remove(obj)
    return me


def baked(obj):
    """The mesh with its modifiers applied, out of the scene: for inst."""
    depsgraph = bpy.context.evaluated_depsgraph_get()
    me = bpy.data.meshes.new_from_object(obj.evaluated_get(depsgraph))
    bpy.data.objects.remove(obj)
    return me
