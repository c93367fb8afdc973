import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSetting } from './use-setting.ts';

function setUp() {
  const saves: { wanted: string; settle: (error?: Error) => void }[] = [];
  const save = (wanted: string) =>
    new Promise<void>((resolve, reject) => {
      saves.push({ wanted, settle: (error) => (error ? reject(error) : resolve()) });
    });
  const hook = renderHook(({ value }) => useSetting(value, save), { initialProps: { value: 'any' } });
  const settle = (index: number, error?: Error) => act(async () => saves[index]?.settle(error));
  const choose = (wanted: string) => act(() => void hook.result.current.choose(wanted));
  const shown = () => [hook.result.current.shown, hook.result.current.isSaving];
  return { hook, saves, settle, choose, shown };
}

it('shows the choice from the press on, and the saved value after it', async () => {
  const { hook, saves, settle, choose, shown } = setUp();
  choose('5');
  expect(shown()).toEqual(['5', true]);
  hook.rerender({ value: '5' });
  await settle(0);
  expect(shown()).toEqual(['5', false]);
  expect(saves.map(({ wanted }) => wanted)).toEqual(['5']);
});

it('returns to the value when saving fails', async () => {
  const { settle, choose, shown } = setUp();
  choose('5');
  await settle(0, new Error('offline'));
  expect(shown()).toEqual(['any', false]);
});

it('keeps the later of two choices when the earlier one settles', async () => {
  const { settle, choose, shown } = setUp();
  choose('5');
  choose('10');
  await settle(0);
  expect(shown()).toEqual(['10', true]);
  await settle(1);
  expect(shown()).toEqual(['any', false]);
});
