import { lazy } from 'react';

const Still = () => null;

/**
 * What moves photos side by side: its code comes when they are about to be moved. Where it can't
 * come, as on a lost network at a first visit, they stand still: no screen is to go for want of it.
 */
export const LazySlider = lazy(() =>
  import('./slider-engine.tsx').then(
    ({ SliderEngine }) => ({ default: SliderEngine }),
    () => ({ default: Still }),
  ),
);
