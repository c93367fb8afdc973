"""Materials that a catalogue entry takes instead of its scene's own: the same plan in other colours."""

_instead = {}


def use_instead(pairs):
    """`pairs`: a scene's material name and the one to use."""
    _instead.clear()
    _instead.update(pairs)


def named(name):
    return _instead.get(name, name)
