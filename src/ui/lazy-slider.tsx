import { lazyPart } from './lazy-part.tsx';

/**
 * Embla, which moves photos side by side, loaded when they are about to be moved. Without its code
 * the photos stay still.
 */
export const LazySlider = lazyPart(async () => (await import('./slider-engine.tsx')).SliderEngine);
