import { beforeEach, describe, expect, it } from 'vitest';
import { isGoodMoment, isInstalledByHand } from './install-moment.ts';
import { noteVisit, visitCount } from './visits.ts';

const DAY = 24 * 60 * 60_000;
const now = 1_800_000_000_000;

describe('offering to install', () => {
  it.each([
    ['a first visit', { visits: 1 }, false],
    ['a second visit', { visits: 2 }, true],
    ['a first visit that keeps a home', { visits: 1, hasKeptHome: true }, true],
    ['someone who was asked 29 days ago', { visits: 9, hasKeptHome: true, askedAt: now - 29 * DAY }, false],
    ['someone who was asked 31 days ago', { visits: 9, askedAt: now - 31 * DAY }, true],
    ['a clock that was set back after it', { visits: 9, askedAt: now + 5 * DAY }, false],
  ])('to %s', (_, moment, expected) =>
    expect(isGoodMoment({ hasKeptHome: false, askedAt: 0, now, ...moment })).toBe(expected),
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
    noteVisit(now + DAY);
    expect(visitCount()).toBe(2);
  });

  it('begin anew where what is kept is no number', () => {
    localStorage.setItem('rukn.visits', 'x y');
    noteVisit(now);
    expect(visitCount()).toBe(1);
  });
});
