"""The hour in a room: sun through its windows, the sky's share, what the grade should do."""

import bpy

from .lights import sun
from .rooms import daylight
from .skies import bgcol, sky

# Azimuth of a sun that enters by each wall, raking along it.
ENTERS = {'left': 193.0, 'right': -16.0, 'back': 72.0}


def _sky_seen(azimuth, elevation, strength, clouds, dust):
    """A sky to look at; the lamps outside the windows stand for its light, so it is not sampled as a lamp."""
    sky(azimuth, elevation, strength, clouds, dust=dust)
    bpy.context.scene.world.cycles.sampling_method = 'NONE'


def day(room, windows, side='left', lean=0.0, elevation=47.0, strength=24.0, sky_power=22.0, warmth=1.0):
    """Sun and sky through `windows`, pairs of (side, opening). Elevations below 40 reach far into the room."""
    sun(ENTERS[side] + lean, elevation, strength, (1, 0.82 - 0.03 * warmth, 0.64 - 0.07 * warmth), 0.7)
    _sky_seen(ENTERS[side] + lean, min(elevation, 38), 0.22, 0.4, 1.5)
    for s, opening in windows:
        daylight(room, s, opening, sky_power)
    return {'clampi': 2.5, 'bounces': 3, 'kd': 0.7, 'look': 'High Contrast', 'warm': (0.97, 1.0, 1.08)}


def soft_day(room, windows, sky_power=30.0, tint=(0.93, 0.96, 1.0)):
    """A room turned from the sun: sky light alone."""
    _sky_seen(60, 40, 0.22, 0.3, 1.2)
    for s, opening in windows:
        daylight(room, s, opening, sky_power, tint)
    return {'clampi': 2.5, 'bounces': 3, 'kd': 0.7, 'look': 'Medium High Contrast', 'warm': (1.0, 1.0, 1.04)}


def golden(room, windows, side='left', lean=0.0, elevation=24.0, strength=15.0, sky_power=11.0):
    """The hour before sunset: long warm light."""
    sun(ENTERS[side] + lean, elevation, strength, (1, 0.66, 0.38), 1.0)
    _sky_seen(ENTERS[side] + lean, 12, 0.3, 0.5, 3.0)
    for s, opening in windows:
        daylight(room, s, opening, sky_power, (1.0, 0.86, 0.74))
    return {'clampi': 2.5, 'bounces': 3, 'kd': 0.7, 'look': 'Medium High Contrast', 'warm': (1.0, 0.99, 1.02)}


def evening(room, windows, sky_power=5.0):
    """After sunset: blue windows, the room's own lamps."""
    bgcol((0.05, 0.09, 0.2), 0.6)
    for s, opening in windows:
        daylight(room, s, opening, sky_power, (0.5, 0.66, 1.0), pieces=1)
    return {
        'clampi': 2.5,
        'bounces': 3,
        'kd': 0.7,
        'look': 'Medium High Contrast',
        'warm': (1.0, 0.99, 1.04),
        'exposure': 0.35,
    }
