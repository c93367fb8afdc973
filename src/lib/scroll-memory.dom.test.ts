import type { AnyRouter } from '@tanstack/react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { rememberScroll } from './scroll-memory.ts';

type Listener = (event: { fromLocation?: object; toLocation: object }) => void;
const listeners = new Map<string, Listener>();
const router = { subscribe: (type: string, listener: Listener) => listeners.set(type, listener) };
const visit = (key: string) => ({ state: { __TSR_key: key } });
const begin = (from: string, to: string) =>
  listeners.get('onBeforeLoad')?.({ fromLocation: visit(from), toLocation: visit(to) });
const arrive = (to: string) => listeners.get('onRendered')?.({ toLocation: visit(to) });
const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
const standAt = (top: number) => Object.defineProperty(window, 'scrollY', { value: top, configurable: true });

beforeEach(() => {
  scrollTo.mockClear();
  rememberScroll(router as unknown as AnyRouter);
});

it('keeps the place of a screen whose leaving was given up while the next one was awaited', () => {
  standAt(3896);
  begin('list', 'home-1');
  standAt(8);
  begin('list', 'list');
  arrive('list');
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 3896 });
});

it('keeps it also when another move is made instead, and notes it again at the next', () => {
  standAt(3896);
  begin('list', 'home-1');
  standAt(8);
  begin('list', 'about');
  arrive('about');
  expect(scrollTo).not.toHaveBeenCalled();
  standAt(0);
  begin('about', 'list');
  arrive('list');
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 3896 });
  standAt(1200);
  begin('list', 'home-1');
  arrive('home-1');
  begin('home-1', 'list');
  arrive('list');
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 1200 });
});
