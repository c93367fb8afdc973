import { afterEach, expect, it, vi } from 'vitest';
import { storeChoice } from './stored-choice.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  window.name = '';
});

it('stores a choice, and leaves the tab’s own name alone', () => {
  window.name = 'opened-by-us';
  expect(storeChoice('rukn.language', 'en')).toBe(true);
  expect([localStorage.getItem('rukn.language'), window.name]).toEqual(['en', 'opened-by-us']);
});

it('keeps the last one of each in the tab where storage is full, until it can be stored', () => {
  localStorage.setItem('rukn.language', 'ar');
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect(storeChoice('rukn.language', 'en')).toBe(false);
  storeChoice('rukn.theme', 'dark');
  storeChoice('rukn.theme', 'light');
  expect(window.name).toBe('rukn.language=en rukn.theme=light');
  storeChoice('rukn.theme', null);
  expect(window.name).toBe('rukn.language=en');
  full.mockRestore();
  expect(storeChoice('rukn.language', 'en')).toBe(true);
  expect(window.name).toBe('');
});
