import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import ar from '../../i18n/ar.ts';
import { createI18n } from '../../i18n/i18n.ts';
import ops from '../../i18n/locales/ar/ops.json';
import { ToastProvider } from '../../ui/toast.tsx';
import { KeysHelp } from './keys-help.tsx';
import { OPS_KEYS, type OpsKey, useKeys } from './use-keys.ts';

const pressed = vi.fn();
const KEYS = Object.keys(OPS_KEYS) as OpsKey[];

function Keys() {
  useKeys(Object.fromEntries(KEYS.map((key) => [key, () => pressed(key)])));
  return (
    <>
      <input aria-label="text" />
      <input aria-label="mark" type="checkbox" />
      <textarea aria-label="long" />
    </>
  );
}
const codeOf = (key: OpsKey) => (key === '?' || key === '/' ? 'Slash' : `Key${key.toUpperCase()}`);
const press = (key: OpsKey, more: object = {}, on: Element | Window = window) =>
  fireEvent.keyDown(on, { key, code: codeOf(key), ...more });

beforeEach(() => {
  pressed.mockReset();
});
afterEach(cleanup);

it.each(KEYS)('acts on %s alone, with either layout, and not with a modifier', (key) => {
  render(<Keys />);
  press(key);
  press(key, { key: key === '?' ? '؟' : 'ت' });
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey']) press(key, { [modifier]: true });
  expect(pressed.mock.calls).toEqual([[key], [key]]);
});

it('does not act while one types, but on a box that is checked', () => {
  render(<Keys />);
  for (const key of KEYS) {
    press(key, {}, screen.getByLabelText('text'));
    press(key, {}, screen.getByLabelText('long'));
  }
  press('q' as OpsKey);
  expect(pressed).not.toHaveBeenCalled();
  press('x', {}, screen.getByLabelText('mark'));
  expect(pressed).toHaveBeenCalledWith('x');
});

it('shows every key that acts, by ?, until Esc', async () => {
  render(
    <I18nextProvider i18n={createI18n('ar', { ...ar, ops })}>
      <ToastProvider>
        <KeysHelp />
      </ToastProvider>
    </I18nextProvider>,
  );
  press('?');
  await screen.findByRole('dialog', { name: ops.keys.title });
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(
    KEYS.map((key) => key.toUpperCase()),
  );
  expect(screen.getAllByRole('definition').map((text) => text.textContent)).toEqual(
    KEYS.map((key) => ops.keys[OPS_KEYS[key]]),
  );
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
