"""Reads what Blender's multilayer OpenEXR writes without compression: one scan line after another."""
import numpy as np


def read_exr(path):
    """Channels by their pass name ('DiffDir.R' ...), each a float32 array (h, w)."""
    with open(path, 'rb') as file:
        data = file.read()

    def text(at):
        end = data.index(0, at)
        return data[at:end].decode(), end + 1

    header, at = {}, 8
    while data[at] != 0:
        name, at = text(at)
        _, at = text(at)
        size = int.from_bytes(data[at:at + 4], 'little')
        header[name] = data[at + 4:at + 4 + size]
        at += 4 + size
    at += 1
    if header['compression'][0] != 0:
        raise ValueError(f'{path} is compressed')
    channels, listed, i = [], header['channels'], 0
    while listed[i] != 0:
        end = listed.index(0, i)
        channels.append((listed[i:end].decode(), int.from_bytes(listed[end + 1:end + 5], 'little')))
        i = end + 17
    x0, y0, x1, y1 = np.frombuffer(header['dataWindow'], '<i4')
    width, height = x1 - x0 + 1, y1 - y0 + 1
    at += 8 * height
    # Pixel type 1 is half a float; each line begins with its number and its length, four bytes each.
    sizes = [(2 if kind == 1 else 4) * width for _, kind in channels]
    per_line = sum(sizes) + 8
    lines = np.frombuffer(data, np.uint8, per_line * height, at).reshape(height, per_line)[:, 8:]
    out, k = {}, 0
    for (name, kind), size in zip(channels, sizes):
        raw = np.ascontiguousarray(lines[:, k:k + size]).view('<f2' if kind == 1 else '<f4')
        out[name.split('.', 1)[1] if '.' in name else name] = raw.astype(np.float32)
        k += size
    return out


def rgb(channels, name, suffix='RGB'):
    """A pass as an array (3, h, w)."""
    return np.stack([channels[f'{name}.{s}'] for s in suffix])
