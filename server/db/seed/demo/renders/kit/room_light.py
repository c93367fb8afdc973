"""The hour in a room: sun through its windows, the sky's share, what the grade should do."""
import bpy

from .lights import sun
from .rooms import daylight
from .skies import bgcol, sky

# Azimuth of a sun that enters by each wall, raking along it.
ENTERS = {'left': 193., 'right': -16., 'back': 72.}


def _sky_seen(azimuth, elevation, strength, clouds, dust):
    """A sky to look at; the lamps outside the windows stand for its light, so it is not sampled as a lamp."""
    sky(azimuth, elevation, strength, clouds, dust=dust)
    bpy.context.scene.world.cycles.sampling_method = 'NONE'


def day(room, windows, side='left', lean=0., elevation=47., strength=24., sky_power=22., warmth=1.):
    """Sun and sky through `windows`, pairs of (side, opening). Elevations below 40 reach far into the room."""
    sun(ENTERS[side] + lean, elevation, strength, (1, .82 - .03 * warmth, .64 - .07 * warmth), .7)
    _sky_seen(ENTERS[side] + lean, min(elevation, 38), .22, .4, 1.5)
    for s, opening in windows:
        daylight(room, s, opening, sky_power)
    return {'clampi': 3, 'bounces': 3, 'look': 'High Contrast', 'warm': (.97, 1., 1.08)}


def soft_day(room, windows, sky_power=30., tint=(.93, .96, 1.)):
    """A room turned from the sun: sky light alone."""
    _sky_seen(60, 40, .22, .3, 1.2)
    for s, opening in windows:
        daylight(room, s, opening, sky_power, tint)
    return {'clampi': 3, 'bounces': 3, 'look': 'Medium High Contrast', 'warm': (1., 1., 1.04)}


def golden(room, windows, side='left', lean=0., elevation=24., strength=15., sky_power=11.):
    """The hour before sunset: long warm light."""
    sun(ENTERS[side] + lean, elevation, strength, (1, .66, .38), 1.)
    _sky_seen(ENTERS[side] + lean, 12, .3, .5, 3.)
    for s, opening in windows:
        daylight(room, s, opening, sky_power, (1., .86, .74))
    return {'clampi': 3, 'bounces': 3, 'look': 'Medium High Contrast', 'warm': (1., .99, 1.02)}


def evening(room, windows, sky_power=5.):
    """After sunset: blue windows, the room's own lamps."""
    bgcol((.05, .09, .2), .6)
    for s, opening in windows:
        daylight(room, s, opening, sky_power, (.5, .66, 1.), pieces=1)
    return {'clampi': 3, 'bounces': 3, 'look': 'Medium High Contrast', 'warm': (.98, 1., 1.1), 'exposure': .35}
