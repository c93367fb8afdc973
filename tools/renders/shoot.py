"""Runs inside Blender: builds one catalogue entry and renders it. Started by run.py.

blender -b --factory-startup -P shoot.py -- id=villa-terrace-day out=/tmp/villa.png w=1200 h=900 spp=24
"""
import importlib
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

from catalogue_entries import entry_of  # noqa: E402
from kit.camera import camera  # noqa: E402
from kit.render import render  # noqa: E402
from kit.stage import reset  # noqa: E402


def main():
    options = dict(pair.split('=', 1) for pair in sys.argv[sys.argv.index('--') + 1:])
    entry = entry_of(options['id'])
    start = time.time()
    reset(entry.get('seed', 7))
    scene = importlib.import_module('scenes.' + entry['scene'])
    settings = scene.build(entry['parameters']) or {}
    view = entry.get('view')
    if view:
        camera(tuple(view['at']), view['yaw'], view['lens'], view['shift'])
    if entry.get('mirror'):
        settings['mirror'] = True
    print(f'BUILD {entry["id"]} {time.time() - start:.1f}s', flush=True)
    samples = int(options.get('spp') or entry['samples'])
    render(options['out'], int(options['w']), int(options['h']), samples, **settings)


main()
