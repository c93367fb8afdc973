"""The camera: always level, so that verticals stay upright; the frame moves by shift."""
import math

import bpy

from .stage import link


def camera(loc, yaw, lens=26, shift=.12, shx=0., fstop=None, focus=5):
    """Looks along +y turned left by yaw degrees; `shift` lifts the frame in parts of its width; lens in mm."""
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_width, data.shift_y, data.shift_x = lens, 36, shift, shx
    obj = link(bpy.data.objects.new('camera', data))
    obj.location = loc
    obj.rotation_euler = (math.pi / 2, 0, math.radians(yaw))
    bpy.context.scene.camera = obj
    if fstop:
        data.dof.use_dof, data.dof.aperture_fstop, data.dof.focus_distance = True, fstop, focus
    return obj
