import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../tests/support/render-screen.tsx';
import { isInstalledByHand } from './install-by-hand.tsx';
import { InstallOffer, isGoodMoment } from './install-offer.tsx';
import { captureInstallPrompt, noteVisit, visitCount } from './install-prompt.ts';

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
  /** Days since the last offer; undefined if there was none. */
  offeredAgo?: number;
  isHidden?: boolean;
}

/** Renders the offer after `beforeinstallprompt` and `after` ms, and returns the card. */
async function cardAfter(after: number, { visits, offeredAgo, isHidden = false }: Device) {
  localStorage.setItem('rukn.visits', `${visits} ${Date.now()}`);
  if (offeredAgo !== undefined)
    localStorage.setItem('rukn.install-asked', String(Date.now() - offeredAgo * DAY_MS));
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
  ['on a device that was asked 31 days ago', { visits: 9, offeredAgo: 31 }],
])('is offered %s', async (_, device) => expect(await cardAfter(60_000, device)).not.toBeNull());

it.each<[string, Device]>([
  ['at a first visit', { visits: 1 }],
  ['on a device that was asked 29 days ago', { visits: 9, offeredAgo: 29 }],
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

const now = 1_800_000_000_000;

describe('offering to install', () => {
  it.each([
    ['a first visit', { visits: 1 }, false],
    ['a second visit', { visits: 2 }, true],
    ['a first visit that adds a favourite', { visits: 1, hasFavourite: true }, true],
    [
      'someone who was asked 29 days ago',
      { visits: 9, hasFavourite: true, offeredAt: now - 29 * DAY_MS },
      false,
    ],
    ['someone who was asked 31 days ago', { visits: 9, offeredAt: now - 31 * DAY_MS }, true],
    ['a clock that was set back after it', { visits: 9, offeredAt: now + 5 * DAY_MS }, false],
  ])('to %s', (_, moment, expected) =>
    expect(isGoodMoment({ hasFavourite: false, offeredAt: 0, now, ...moment })).toBe(expected),
  );

  it.each([
    [
      'Safari on an iPhone',
      { userAgent: 'iPhone; CPU iPhone OS 18_0', maxTouchPoints: 5, standalone: false },
      true,
    ],
    ['the installed app there', { userAgent: 'iPhone', maxTouchPoints: 5, standalone: true }, false],
    ['an iPad that says Macintosh', { userAgent: 'Macintosh', maxTouchPoints: 5, standalone: false }, true],
    ['a Mac', { userAgent: 'Macintosh', maxTouchPoints: 0, standalone: false }, false],
    ['Chrome on Android', { userAgent: 'Linux; Android 15', maxTouchPoints: 5 }, false],
  ])('by hand: %s', (_, device, expected) => expect(isInstalledByHand(device)).toBe(expected));
});

describe('visits', () => {
  beforeEach(() => localStorage.clear());

  it('count once in half an hour', () => {
    noteVisit(now);
    noteVisit(now + 60_000);
    expect(visitCount()).toBe(1);
    noteVisit(now + DAY_MS);
    expect(visitCount()).toBe(2);
  });

  it('start over where the stored count is no number', () => {
    localStorage.setItem('rukn.visits', 'x y');
    noteVisit(now);
    expect(visitCount()).toBe(1);
  });
});
