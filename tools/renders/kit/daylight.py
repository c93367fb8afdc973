"""The hours of the outdoor pictures: sun, sky and the render settings that go with them."""
from .lights import sun
from .panes import Panes
from .skies import dusk_sky, sky

DUSKS = {
    'rose': None,
    'amber': [(0, (1., .50, .16)), (.16, (.80, .42, .22)), (.30, (.36, .34, .42)), (.55, (.10, .19, .37)),
              (1, (.03, .08, .21))],
    'blue': [(0, (.55, .40, .36)), (.12, (.42, .40, .48)), (.28, (.19, .28, .46)), (.55, (.07, .14, .31)),
             (1, (.025, .06, .17))],
}


class Hour:
    """day, golden or dusk. `settings` are render's; `night` tells the parts to light lamps and rooms."""

    def __init__(self, name, az=305, el=None, clouds=.6, seed=0., tone='rose', exposure=None, strength=None,
                 glow=150):
        self.name, self.night = name, name == 'dusk'
        self.panes = Panes(self.night)
        # Outdoors the second bounce is not worth its time.
        settings = {'bounces': 1, 'clampi': 3, 'rad': 5, 'haze': ((.70, .66, .62), 900)}
        if name == 'day':
            el = el or 46
            sun(az, el, strength or 5.2, (1, .90, .76))
            sky(az, el, .115, clouds, dust=.9, sat=1.12, seed=seed)
            settings.update(exposure=.42, haze=((.60, .66, .72), 2200))
        elif name == 'golden':
            el = el or 24
            sun(az, el, strength or 5.2, (1, .78, .53))
            sky(az, el, .15, clouds, dust=1.4, sat=1.15, seed=seed)
            settings.update(exposure=.3)
        else:
            dusk_sky(glow, .75, DUSKS[tone])
            sun(az, el or 9, strength or .3, (1, .62, .42), 12, 3)
            settings.update(exposure=.9, bloom=.11, kd=.75, haze=((.26, .23, .27), 500))
        if exposure is not None:
            settings['exposure'] = exposure
        self.settings = settings

    def room(self):
        """A lit room (at dusk) or a plain window (by day) as a material for a card."""
        return self.panes.pick(.18, 1.)
