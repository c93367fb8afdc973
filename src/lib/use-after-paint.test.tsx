import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useAfterPaint } from './use-after-paint.ts';

it('is due after the first paint, and at once where the reader comes back to', async () => {
  const seen: boolean[] = [];
  const first = renderHook(() => seen.push(useAfterPaint('visit-1')));
  await waitFor(() => expect(seen.at(-1)).toBe(true));
  expect(seen[0]).toBe(false);
  first.unmount();

  const back: boolean[] = [];
  renderHook(() => back.push(useAfterPaint('visit-1')));
  expect(back).not.toContain(false);

  const other: boolean[] = [];
  renderHook(() => other.push(useAfterPaint('visit-2')));
  expect(other[0]).toBe(false);
});
