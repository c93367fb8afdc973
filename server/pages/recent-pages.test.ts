import { expect, it } from 'vitest';
import { createRecentPages } from './recent-pages.ts';

it('keeps a page for 30 seconds', () => {
  let now = 0;
  const pages = createRecentPages<string>(() => now);
  pages.set('/', 'home');
  now = 29_999;
  expect(pages.get('/')).toBe('home');
  now = 30_000;
  expect(pages.get('/')).toBeNull();
});

it('forgets the oldest beyond 200', () => {
  const pages = createRecentPages<number>(() => 0);
  for (let index = 0; index <= 200; index += 1) pages.set(String(index), index);
  expect(pages.get('0')).toBeNull();
  expect(pages.get('1')).toBe(1);
  expect(pages.get('200')).toBe(200);
});
