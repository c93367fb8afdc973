"""The empty Blender file that every scene starts from, and the one stream of chance that scenes share."""
import random

import bpy

# One seeded stream: the same catalogue entry gives the same picture on every run.
R = random.Random(7)


def reset(seed=7):
    """Empties Blender's file, adds a world of nodes and seeds the randomness; returns the scene."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.world = bpy.data.worlds.new('World')
    scene.world.use_nodes = True
    R.seed(seed)
    return scene


def link(obj):
    """Puts an object into the scene and returns it."""
    bpy.context.scene.collection.objects.link(obj)
    return obj
