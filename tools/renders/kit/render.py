"""Renders the scene twice with half the samples, denoises each light pass, puts them together and grades."""
import os
import time

import bpy
import numpy as np

from .denoise import Denoiser
from .exr import read_exr, rgb
from .grade import grade, save_png

PASSES = ('z', 'normal', 'diffuse_direct', 'diffuse_indirect', 'diffuse_color', 'glossy_direct', 'glossy_indirect',
          'glossy_color', 'transmission_direct', 'transmission_indirect', 'transmission_color', 'emit', 'environment')


def _settings(scene, width, height, samples, bounces, clampi):
    scene.render.engine = 'CYCLES'
    scene.render.threads_mode = 'AUTO'
    scene.render.use_persistent_data = True
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    cy = scene.cycles
    cy.device = 'CPU'
    cy.use_denoising = False
    # Adaptive sampling would make the two halves depend on each other.
    cy.use_adaptive_sampling = False
    cy.use_auto_tile = False
    cy.samples = max(1, samples // 2)
    cy.max_bounces, cy.diffuse_bounces = bounces + 3, bounces
    cy.glossy_bounces, cy.transmission_bounces = 3, 4
    cy.transparent_max_bounces, cy.volume_bounces = 12, 0
    cy.sample_clamp_indirect, cy.sample_clamp_direct = clampi, 0
    cy.blur_glossy = 1.
    cy.caustics_reflective = cy.caustics_refractive = False
    cy.pixel_filter_type, cy.filter_width = 'BLACKMAN_HARRIS', 1.5
    layer = scene.view_layers[0]
    for name in PASSES:
        setattr(layer, 'use_pass_' + name, True)
    file = scene.render.image_settings
    file.file_format, file.color_depth, file.exr_codec = 'OPEN_EXR_MULTILAYER', '32', 'NONE'


def _halves(scene, out):
    halves = []
    for index in (0, 1):
        scene.cycles.seed = 11 + index * 97
        scene.render.filepath = f'{out}.{index}.exr'
        bpy.ops.render.render(write_still=True)
        halves.append(read_exr(scene.render.filepath))
        os.remove(scene.render.filepath)
    return halves


def _compose(a, b, kd, rad):
    """Light passes denoised, colours multiplied back: the picture in linear light, its depth, its denoiser."""

    def mean(name, suffix='RGB'):
        return (rgb(a, name, suffix) + rgb(b, name, suffix)) * .5

    depth = np.minimum((a['Depth.Z'] + b['Depth.Z']) / 2, 500.)
    albedo = mean('DiffCol')
    denoiser = Denoiser(np.concatenate([
        mean('Normal', 'XYZ') * 3., np.sqrt(np.clip(albedo, 0, 1)) * 6., np.log(depth + .5)[None] * 12.,
        np.clip(mean('GlossCol'), 0, 1) * 5,
    ]))

    def both(pass_name):
        return [rgb(h, pass_name + 'Dir') + rgb(h, pass_name + 'Ind') for h in (a, b)]

    wide = max(2, depth.shape[1] // 260)
    img = mean('Emit') + mean('Env')
    img += albedo * denoiser.clean(rgb(a, 'DiffDir'), rgb(b, 'DiffDir'), kd * .8, radius=rad)
    img += albedo * denoiser.clean(rgb(a, 'DiffInd'), rgb(b, 'DiffInd'), kd * 1.3, .8, rad, wide=wide)
    img += mean('GlossCol') * denoiser.clean(*both('Gloss'), kd, radius=rad)
    if np.abs(a['TransCol.R']).max() > 1e-5:
        img += mean('TransCol') * denoiser.clean(*both('Trans'), kd, radius=rad)
    return img, depth, denoiser


def render(out, w=640, h=480, spp=32, look='Medium High Contrast', exposure=0, clampi=4., bounces=5, haze=None,
           bloom=.06, vig=.18, kd=.55, rad=7, gamma=1., warm=(1, 1, 1), mirror=False):
    """Renders the current scene to the PNG `out` and prints what it cost.

    bounces: diffuse ones; clampi: highest indirect sample; kd: how much the denoiser smooths; rad: how far it
    looks, in pixels; mirror: left becomes right; the rest is grade.grade's.
    """
    scene = bpy.context.scene
    _settings(scene, w, h, spp, bounces, clampi)
    start = time.time()
    a, b = _halves(scene, out)
    rendered = time.time()
    img, depth, denoiser = _compose(a, b, kd, rad)
    img = grade(img, depth, denoiser.blur, exposure, haze, warm, bloom, vig)
    save_png(img[:, :, ::-1] if mirror else img, out, look, gamma)
    print(f'SHOT {out} {w}x{h} samples={spp} render={rendered - start:.1f}s '
          f'denoise={time.time() - rendered:.1f}s objects={len(scene.objects)}', flush=True)
