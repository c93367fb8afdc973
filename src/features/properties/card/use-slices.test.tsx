import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SERVER_STATE_ID } from '../../../api/server-state.ts';

const SLICES = { first: 3, step: 3 };

/** The hook as a start of the app finds it. */
async function freshHook() {
  vi.resetModules();
  const { useSlices } = await import('./use-slices.ts');
  return () => useSlices(10, SLICES);
}

/** How many were drawn, each time. */
function drawnBy(hook: () => number): number[] {
  const drawn: number[] = [];
  renderHook(() => drawn.push(hook()));
  return drawn;
}

function arriveBy(type: 'navigate' | 'reload') {
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => [{ type }] });
}

let isPhone = true;
beforeEach(() => {
  isPhone = true;
  arriveBy('navigate');
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it('draws the first list of a start a few at a time, to its end, and later ones at once', async () => {
  const hook = await freshHook();
  const drawn = drawnBy(hook);
  await waitFor(() => expect(drawn.at(-1)).toBeGreaterThanOrEqual(10));
  expect(drawn).toEqual([3, 6, 9, 12]);
  expect(drawnBy(hook)).toEqual([Number.POSITIVE_INFINITY]);
});

it.each([
  ['a reload, which finds its position', () => arriveBy('reload')],
  ['a wide screen', () => (isPhone = false)],
  ['a page that the server rendered', () => document.body.append(stateBlock())],
])('draws all at once after %s', async (_, arrange) => {
  arrange();
  expect(drawnBy(await freshHook())).toEqual([Number.POSITIVE_INFINITY]);
});

function stateBlock(): HTMLElement {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = SERVER_STATE_ID;
  return block;
}
