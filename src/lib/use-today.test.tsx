import { act, cleanup } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { useToday } from './use-today.ts';

const ANSWERED = Date.parse('2026-11-27T09:00:00Z');
const Day = () => <p>{useToday(ANSWERED)}</p>;

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('begins with the day of the answer, on a device that is days ahead too, and then goes by the clock', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(<Day />);
  expect(box.textContent).toBe('2026-11-27');
  vi.useFakeTimers({ now: ANSWERED + 3 * 86_400_000, toFake: ['Date'] });
  await act(async () => void hydrateRoot(box, <Day />));
  expect(box.textContent).toBe('2026-11-30');
  expect(complaints).not.toHaveBeenCalled();
});
