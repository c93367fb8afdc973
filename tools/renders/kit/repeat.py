"""Builds a part once and repeats it: storeys of a tower, houses of a row, a mirrored twin."""
import bpy
from mathutils import Matrix

from .stage import link


def gather(build):
    """Runs build() and returns the objects it made, their modifiers applied, cutters gone."""
    scene = bpy.context.scene
    before = set(scene.objects)
    build()
    made = [o for o in scene.objects if o not in before]
    depsgraph = bpy.context.evaluated_depsgraph_get()
    settled = {o: bpy.data.meshes.new_from_object(o.evaluated_get(depsgraph))
               for o in made if o.type == 'MESH' and o.modifiers and not o.hide_render}
    for obj, data in settled.items():
        obj.modifiers.clear()
        obj.data = data
    for obj in [o for o in made if o.hide_render]:
        bpy.data.objects.remove(obj)
    return [o for o in scene.objects if o not in before]


def copy_to(objects, dx=0., dy=0., dz=0., mirror=None):
    """Linked copies moved by (dx, dy, dz), before that mirrored in the plane x=mirror."""
    bpy.context.view_layer.update()
    move = Matrix.Translation((dx, dy, dz))
    if mirror is not None:
        move = move @ Matrix.Translation((2 * mirror, 0, 0)) @ Matrix.Diagonal((-1, 1, 1, 1))
    for obj in objects:
        twin = link(obj.copy())
        twin.matrix_world = move @ obj.matrix_world


def repeat(build, places):
    """build() once where it stands, then a copy for each place (dictionaries of copy_to's arguments)."""
    objects = gather(build)
    for place in places:
        copy_to(objects, **place)
    return objects
