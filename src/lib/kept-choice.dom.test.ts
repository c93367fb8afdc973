import { afterEach, expect, it, vi } from 'vitest';
import { keepChoice } from './kept-choice.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  window.name = '';
});

it('stores a choice, and leaves the tab’s own name alone', () => {
  window.name = 'opened-by-us';
  expect(keepChoice('rukn.language', 'en')).toBe(true);
  expect([localStorage.getItem('rukn.language'), window.name]).toEqual(['en', 'opened-by-us']);
});

it('keeps the last one of each in the tab where storage is full, until it can be stored', () => {
  localStorage.setItem('rukn.language', 'ar');
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect(keepChoice('rukn.language', 'en')).toBe(false);
  keepChoice('rukn.theme', 'dark');
  keepChoice('rukn.theme', 'light');
  expect(window.name).toBe('rukn.language=en rukn.theme=light');
  keepChoice('rukn.theme', null);
  expect(window.name).toBe('rukn.language=en');
  full.mockRestore();
  expect(keepChoice('rukn.language', 'en')).toBe(true);
  expect(window.name).toBe('');
});
