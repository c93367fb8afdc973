"""What a photographer does after the click: haze, warmth, exposure, bloom, vignette, film curve."""
import bpy
import numpy as np


def grade(img, depth, blur, exposure=0., haze=None, warm=(1, 1, 1), bloom=.06, vig=.18):
    """Grades linear light (3, h, w). haze=(colour, distance in metres); blur(image, radius) is the denoiser's."""
    _, height, width = img.shape
    if haze:
        colour, distance = haze
        share = (1 - np.exp(-np.where(depth > 400, 0, depth) / distance))[None]
        img = img * (1 - share) + np.array(colour)[:, None, None] * share
    img = img * (np.array(warm)[:, None, None] * 2. ** exposure)
    if bloom:
        bright = np.clip(img - 1., 0, 6).astype(np.float32)
        glow = sum(blur(bright, radius) / 3 for radius in (max(2, width // 200), width // 60, width // 20))
        img = img + bloom * 8 * glow / 3
    y, x = np.mgrid[0:height, 0:width]
    radius2 = ((x / width - .5) ** 2 + ((y / height - .5) * height / width) ** 2) / .39
    return img * (1 - vig * radius2 ** 1.5)[None]


def save_png(img, out, look, gamma=1.):
    """Linear light (3, h, w) through Blender's Filmic curve into an 8-bit PNG."""
    scene = bpy.context.scene
    view = scene.view_settings
    view.view_transform, view.look, view.exposure, view.gamma = 'Filmic', look, 0, gamma
    settings = scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth = 'PNG', 'RGB', '8'
    _, height, width = img.shape
    picture = bpy.data.images.new('out', width, height, float_buffer=True)
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = np.moveaxis(img, 0, -1)
    picture.pixels.foreach_set(pixels[::-1].ravel())
    picture.save_render(out, scene=scene)
