import { expect, it, vi } from 'vitest';
import { createEventReader } from './event-reader.ts';

it('reads events whole, however they are cut on their way, and passes over heartbeats', () => {
  const onEvent = vi.fn();
  const read = createEventReader(onEvent);
  for (const text of [
    ':\n\neve',
    'nt: order\ndata: {"version":1}\n',
    '\n:\n\nevent: order\ndata: {}\n\nevent: half\n',
  ]) {
    read(text);
  }
  expect(onEvent.mock.calls).toEqual([['order'], ['order']]);
});
