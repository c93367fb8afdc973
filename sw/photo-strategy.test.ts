import { describe, expect, it, vi } from 'vitest';
import { standInsFor } from './photo-strategy.ts';

// Workbox reads `self` when it is imported.
vi.hoisted(() => void vi.stubGlobal('self', globalThis));

describe('standInsFor', () => {
  it('offers wider variants before smaller ones, the nearest first, and WebP for AVIF', () => {
    expect(standInsFor('/media/demo/villa-3-800.avif')).toEqual([
      '/media/demo/villa-3-800.webp',
      '/media/demo/villa-3-1200.avif',
      '/media/demo/villa-3-1200.webp',
      '/media/demo/villa-3-400.avif',
      '/media/demo/villa-3-400.webp',
    ]);
  });

  it('offers no AVIF to a client that asks for WebP: it may not read it', () => {
    expect(standInsFor('/media/p/7-1200.webp')).toEqual(['/media/p/7-800.webp', '/media/p/7-400.webp']);
  });

  it('knows no other widths of what is no stored photo', () => {
    expect(standInsFor('/media/plan.png')).toEqual([]);
    expect(standInsFor('/media/p/7.avif')).toEqual([]);
  });
});
