import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PropertyStatus } from '../../../contract/property-entities.ts';
import type { Api } from '../../api/api.ts';
import { ApiError } from '../../api/api-error.ts';
import { bindApi } from '../../api/endpoint-query.ts';
import ar from '../../i18n/ar.ts';
import { createI18n } from '../../i18n/i18n.ts';
import ads from '../../i18n/locales/ar/ads.json';
import { ToastProvider } from '../../ui/toast.tsx';
import { type QuickAction, statusLabel, useAdAction } from './use-ad-action.ts';

const call = vi.fn();
const UNDO = { name: 'تراجع' };
const marks = () => call.mock.calls.map(([, { body }]) => body?.as);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

function Acts({ status }: { status: PropertyStatus }) {
  const { act } = useAdAction({ id: 7, status });
  const names: QuickAction[] = ['confirm', 'hide', 'show', 'rented', 'sold'];
  return names.map((name) => (
    <button key={name} type="button" onClick={() => act(name)}>
      {name}
    </button>
  ));
}

/** Renders an ad with a status; the returned `leave` unmounts it, as another page would. */
function open(status: PropertyStatus) {
  const client = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });
  bindApi(client, call as unknown as Api);
  const app = (isLeft: boolean) => (
    <I18nextProvider i18n={createI18n('ar', { ...ar, ads })}>
      <QueryClientProvider client={client}>
        <ToastProvider>{isLeft ? null : <Acts status={status} />}</ToastProvider>
      </QueryClientProvider>
    </I18nextProvider>
  );
  const view = render(app(false));
  return { leave: () => view.rerender(app(true)) };
}

beforeEach(() => {
  call.mockResolvedValue({});
});
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

it.each([
  ['hide', 'أُخفي الإعلان', 'hidden', 'يظهر الإعلان للجميع'],
  ['rented', 'سُجّل العقار مؤجّرًا', 'rented', 'عاد الإعلان إلى العرض'],
  ['sold', 'سُجّل العقار مبيعًا', 'sold', 'عاد الإعلان إلى العرض'],
] as const)('%s of a public ad is undone from its toast', async (act, done, as, undone) => {
  open('published');
  await press(act);
  await screen.findByText(done);
  await press(UNDO.name);
  await screen.findByText(undone);
  expect(marks()).toEqual([as, 'published']);
  expect(screen.queryByRole('button', UNDO)).toBeNull();
});

it('says so where it is not taken back, also once its screen is left', async () => {
  const { leave } = open('published');
  await press('hide');
  await screen.findByRole('button', UNDO);
  leave();
  call.mockRejectedValue(new ApiError('لا يمكن ذلك الآن', 1, 409));
  await press(UNDO.name);
  await screen.findByText('لم يُنفَّذ الإجراء. لا يمكن ذلك الآن');
});

it('offers no way back that a mark has not: of a hidden ad that is let, and of one that is shown', async () => {
  open('hidden');
  await press('rented');
  await screen.findByText('سُجّل العقار مؤجّرًا');
  expect(screen.queryByRole('button', UNDO)).toBeNull();
  await press('show');
  await screen.findByText('يظهر الإعلان للجميع');
  expect(screen.queryByRole('button', UNDO)).toBeNull();
});

it('nothing is taken back of an ad that is still available', async () => {
  open('published');
  await press('confirm');
  await screen.findByText('أُكّد أن العقار متاح');
  expect(screen.queryByRole('button', UNDO)).toBeNull();
});

it('calls it putting back on the market where it was let or sold, and showing where it was hidden', async () => {
  expect(statusLabel('show', 'rented')).toBe('relist');
  expect(statusLabel('show', 'sold')).toBe('relist');
  expect(statusLabel('show', 'hidden')).toBe('show');
  expect(statusLabel('hide', 'published')).toBe('hide');
  open('rented');
  await press('show');
  await screen.findByText('عاد الإعلان إلى العرض');
});
