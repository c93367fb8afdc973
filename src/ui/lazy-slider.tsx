import { lazy } from 'react';

const Still = () => null;

/**
 * Embla, which moves photos side by side, loaded when they are about to be moved. If it can't be
 * loaded, e.g. offline, the photos stay still: the screen must not fail for it.
 */
export const LazySlider = lazy(() =>
  import('./slider-engine.tsx').then(
    ({ SliderEngine }) => ({ default: SliderEngine }),
    () => ({ default: Still }),
  ),
);
