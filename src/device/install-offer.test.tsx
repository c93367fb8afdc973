import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../tests/support/render-screen.tsx';
import { InstallOffer } from './install-offer.tsx';
import { captureInstallPrompt } from './install-prompt.ts';

const DAY_MS = 24 * 60 * 60_000;
const prompt = vi.fn(async () => ({ outcome: 'accepted' }));

beforeAll(captureInstallPrompt);
beforeEach(() => {
  localStorage.clear();
  prompt.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  // The browser's offer is over, for the next test.
  window.dispatchEvent(new Event('appinstalled'));
});

interface Device {
  visits: number;
  /** Days since installing was offered; never without. */
  askedAgo?: number;
  isHidden?: boolean;
}

/** Draws what a device shows when the browser has offered installing, `after` a time, and answers the card. */
async function cardAfter(after: number, { visits, askedAgo, isHidden = false }: Device) {
  localStorage.setItem('rukn.visits', `${visits} ${Date.now()}`);
  if (askedAgo !== undefined)
    localStorage.setItem('rukn.install-asked', String(Date.now() - askedAgo * DAY_MS));
  await renderScreen(
    () => (
      <>
        <button type="button">x</button>
        <InstallOffer isHidden={isHidden} />
      </>
    ),
    vi.fn(),
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  act(() => void window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt })));
  act(() => void vi.advanceTimersByTime(after));
  return card();
}
const card = () => screen.queryByRole('region', { name: 'ركن على شاشتك' });

it.each<[string, Device]>([
  ['at a second visit', { visits: 2 }],
  ['on a device that was asked 31 days ago', { visits: 9, askedAgo: 31 }],
])('is offered %s', async (_, device) => expect(await cardAfter(60_000, device)).not.toBeNull());

it.each<[string, Device]>([
  ['at a first visit', { visits: 1 }],
  ['on a device that was asked 29 days ago', { visits: 9, askedAgo: 29 }],
  ['where there is something more urgent to say', { visits: 2, isHidden: true }],
])('is not offered %s', async (_, device) => expect(await cardAfter(60_000, device)).toBeNull());

it('is not offered at the very start', async () => {
  expect(await cardAfter(2_900, { visits: 2 })).toBeNull();
  act(() => void vi.advanceTimersByTime(200));
  expect(card()).not.toBeNull();
});

it('asks the browser, and is not offered again for having been shown', async () => {
  await cardAfter(5_000, { visits: 2 });
  expect(Number(localStorage.getItem('rukn.install-asked'))).toBeGreaterThan(Date.now() - 60_000);
  fireEvent.click(screen.getByRole('button', { name: 'ثبّت' }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(card()).toBeNull();
});

it('goes where it is put off, without asking the browser', async () => {
  await cardAfter(5_000, { visits: 2 });
  fireEvent.click(screen.getByRole('button', { name: 'ليس الآن' }));
  expect(card()).toBeNull();
  expect(prompt).not.toHaveBeenCalled();
});
