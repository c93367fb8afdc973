import { expect, it } from 'vitest';
import { createPageCache } from './page-cache.ts';

it('keeps a page for a minute, and has one reader renew it from half of that on', () => {
  let now = 0;
  const pages = createPageCache<string>(() => now);
  pages.begin('/')('home');
  now = 29_999;
  expect(pages.find('/')).toEqual({ page: 'home', isDue: false });
  now = 30_000;
  expect(pages.find('/')).toEqual({ page: 'home', isDue: true });
  expect(pages.find('/')).toEqual({ page: 'home', isDue: false });
  now = 60_000;
  expect(pages.find('/')).toBeNull();
  pages.begin('/')('home anew');
  now = 89_999;
  expect(pages.find('/')).toEqual({ page: 'home anew', isDue: false });
  pages.drop('/');
  expect(pages.find('/')).toBeNull();
});

it('forgets the oldest beyond 200', () => {
  const pages = createPageCache<number>(() => 0);
  for (let index = 0; index <= 200; index += 1) pages.begin(String(index))(index);
  expect(pages.find('0')).toBeNull();
  expect(pages.find('1')?.page).toBe(1);
  expect(pages.find('200')?.page).toBe(200);
});

it('keeps no page whose rendering began before all were forgotten', () => {
  const pages = createPageCache<string>(() => 0);
  pages.begin('/')('home');
  const keep = pages.begin('/list');
  pages.forget();
  keep('a list as it was');
  expect(pages.find('/')).toBeNull();
  expect(pages.find('/list')).toBeNull();
});
