import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SERVER_STATE_ID } from '../../../api/server-state.ts';

/** The hook in a freshly started app. */
async function freshHook() {
  vi.resetModules();
  const { useFirstThenRest } = await import('./use-first-then-rest.ts');
  return () => useFirstThenRest(10, 3);
}

/** The number drawn at each render. */
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

it('draws three cards of the first list of a start, then the rest, and later lists at once', async () => {
  const hook = await freshHook();
  const drawn = drawnBy(hook);
  await waitFor(() => expect(drawn.at(-1)).toBe(10));
  expect(drawn).toEqual([3, 10]);
  expect(drawnBy(hook)).toEqual([10]);
});

it.each([
  ['a reload, which finds its position', () => arriveBy('reload')],
  ['a wide screen', () => (isPhone = false)],
  ['a page that the server rendered', () => document.body.append(stateBlock())],
])('draws all at once after %s', async (_, arrange) => {
  arrange();
  expect(drawnBy(await freshHook())).toEqual([10]);
});

function stateBlock(): HTMLElement {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = SERVER_STATE_ID;
  return block;
}
