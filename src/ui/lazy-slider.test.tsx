import { cleanup, render } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { LazySlider } from './lazy-slider.tsx';

vi.mock('./slider-engine.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

afterEach(cleanup);

it('leaves the photos in their place where its code can’t come', async () => {
  const view = render(
    <>
      <p>photos</p>
      <Suspense fallback={<p>coming</p>}>
        <LazySlider
          viewport={{ current: null }}
          direction="rtl"
          playing={false}
          onSelect={() => undefined}
          onReady={() => undefined}
        />
      </Suspense>
    </>,
  );
  await expect.poll(() => view.queryByText('coming')).toBeNull();
  expect(view.getByText('photos')).toBeTruthy();
});
