import { expect, it } from 'vitest';
import { createRecentPages } from './recent-pages.ts';

it('keeps a page for 30 seconds', () => {
  let now = 0;
  const pages = createRecentPages<string>(() => now);
  pages.begin('/')('home');
  now = 29_999;
  expect(pages.get('/')).toBe('home');
  now = 30_000;
  expect(pages.get('/')).toBeNull();
});

it('forgets the oldest beyond 200', () => {
  const pages = createRecentPages<number>(() => 0);
  for (let index = 0; index <= 200; index += 1) pages.begin(String(index))(index);
  expect(pages.get('0')).toBeNull();
  expect(pages.get('1')).toBe(1);
  expect(pages.get('200')).toBe(200);
});

it('keeps no page whose rendering began before all were forgotten', () => {
  const pages = createRecentPages<string>(() => 0);
  pages.begin('/')('home');
  const keep = pages.begin('/list');
  pages.forget();
  keep('a list as it was');
  expect(pages.get('/')).toBeNull();
  expect(pages.get('/list')).toBeNull();
});
