"""Lamps. Angles in degrees, energies in watts (sun: watts a square metre); azimuth 0 is +x, 90 is +y."""
import math

import bpy
from mathutils import Vector

from .stage import link


def _lamp(kind, energy, col, loc=None, target=None):
    data = bpy.data.lights.new(kind.lower(), kind)
    data.energy = energy
    data.color = col
    obj = link(bpy.data.objects.new(kind.lower(), data))
    if loc is not None:
        obj.location = loc
    if target is not None:
        obj.rotation_euler = (Vector(loc) - Vector(target)).to_track_quat('Z', 'Y').to_euler()
    return data, obj


def sun(az, el, strength, col=(1, .86, .68), ang=.6, n=8):
    """The sun, as n suns in one place: Cycles picks lamps evenly, and one among many would get few samples."""
    a, e = math.radians(az), math.radians(el)
    towards = Vector((math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e)))
    for _ in range(n):
        data, obj = _lamp('SUN', strength / n, col)
        data.angle = math.radians(ang)
        obj.rotation_euler = towards.to_track_quat('Z', 'Y').to_euler()
    return obj


def area(loc, target, sx, sy, energy, col=(1, 1, 1), cam=False, spread=180):
    """A rectangle of light sx x sy that looks at target; unseen by the camera unless cam."""
    data, obj = _lamp('AREA', energy, col, loc, target)
    data.shape, data.size, data.size_y, data.spread = 'RECTANGLE', sx, sy, math.radians(spread)
    obj.visible_camera = cam
    return obj


def point(loc, energy, col=(1, .75, .45), rad=.1):
    """A bulb."""
    data, obj = _lamp('POINT', energy, col, loc)
    data.shadow_soft_size = rad
    obj.visible_camera = False
    return obj


def spot(loc, target, energy, col=(1, .8, .55), ang=80, rad=.05, blend=.6):
    """A downlight or a wall washer."""
    data, obj = _lamp('SPOT', energy, col, loc, target)
    data.spot_size, data.spot_blend, data.shadow_soft_size = math.radians(ang), blend, rad
    obj.visible_camera = False
    return obj
