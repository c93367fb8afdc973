import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { bindApi } from '../../api/endpoint-query.ts';
import ar from '../../i18n/ar.ts';
import { createI18n } from '../../i18n/i18n.ts';
import { batchDraft, isOfBatch, rowsOf, useBatch, useSendRest } from './batch.ts';
import { knowOperatorCalls } from './operator-calls.ts';

const call = vi.fn();
const items = [1, 2, 3].map((id) => ({ id, title: `إعلان ${id}`, seen: `v${id}.1` }));
const args = { reason: 'مكرر' };
const changed = new ApiError('عولج هذا قبلك', 6009, 409, { seen: 'ماجد: رفض إعلان' });
const wrong = new ApiError('تحقق من الحقول', 1001, 422, { reason: 'اكتب السبب' });

function around({ children }: { children: ReactNode }) {
  knowOperatorCalls();
  const client = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });
  bindApi(client, call);
  return (
    <I18nextProvider i18n={createI18n('ar', ar)}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </I18nextProvider>
  );
}

/** Rejects these ads together; returns the error of the form, if any. */
async function reject(some = items): Promise<unknown> {
  const { result } = renderHook(() => useBatch({ kind: 'ads', label: 'رفض الإعلان', items: some }), {
    wrapper: around,
  });
  return result.current.mutateAsync({ verb: 'ads reject', args }).then(
    () => null,
    (error) => error,
  );
}
const states = () => rowsOf(batchDraft.current()).map(({ state }) => state);
const sent = () =>
  call.mock.calls.map(([, { body }, { idempotencyKey }]) => ({ ...body, key: idempotencyKey }));

beforeEach(() => {
  call.mockReset().mockResolvedValue({ verb: 'ads reject', target: '1', isHeld: true });
});
afterEach(() => {
  cleanup();
  batchDraft.clear();
});

it('sends each item by itself, with what was seen of it and a key of its own', async () => {
  expect(await reject()).toBeNull();
  expect(sent().map(({ key: _, ...body }) => body)).toEqual(
    items.map(({ id, seen }) => ({ verb: 'ads reject', args: { ...args, id: String(id) }, seen })),
  );
  expect(new Set(sent().map(({ key }) => key)).size).toBe(3);
  expect(states()).toEqual(['done', 'done', 'done']);
  const held = { kind: 'ads', verb: 'ads reject', itemId: 2 } as const;
  const rest = { id: 9, args, label: '', leftMs: 1, failure: null };
  expect(isOfBatch(batchDraft.current(), { ...held, ...rest })).toBe(true);
  expect(isOfBatch(batchDraft.current(), { ...held, ...rest, itemId: 4 })).toBe(false);
});

it('goes on after one that is refused, and says why', async () => {
  call.mockRejectedValueOnce(changed);
  expect(await reject()).toBeNull();
  expect(states()).toEqual(['refused', 'done', 'done']);
  expect(rowsOf(batchDraft.current())[0]?.why).toBe('عولج هذا قبلك. ماجد: رفض إعلان');
});

it('gives back to its form what is wrong with its fields, and does nothing', async () => {
  call.mockRejectedValue(wrong);
  expect(await reject()).toBe(wrong);
  expect(sent()).toHaveLength(2);
  expect(rowsOf(batchDraft.current())).toEqual([]);
});

it('of one item gives back at once what is wrong with its fields', async () => {
  call.mockRejectedValue(wrong);
  expect(await reject(items.slice(0, 1))).toBe(wrong);
  expect(sent()).toHaveLength(1);
});

it('keeps a field that is wrong for one item as the result of that one', async () => {
  call.mockRejectedValueOnce(wrong);
  expect(await reject()).toBeNull();
  expect(states()).toEqual(['refused', 'done', 'done']);
});

it('stops without network, and sends the rest later under the same key', async () => {
  call.mockResolvedValueOnce({}).mockRejectedValueOnce(ApiError.fromNetwork('offline'));
  expect(await reject()).toBeNull();
  expect(states()).toEqual(['done', 'unsent', 'unsent']);
  const lost = sent()[1]?.key;
  call.mockClear();
  const { result } = renderHook(() => useSendRest(), { wrapper: around });
  result.current.mutate();
  await waitFor(() => expect(states()).toEqual(['done', 'done', 'done']));
  expect(sent().map(({ args: { id }, key }) => [id, key === lost])).toEqual([
    ['2', true],
    ['3', false],
  ]);
});

it('is not hindered by results that can’t be read', () => {
  batchDraft.change({ kind: 'ads', verb: 'ads reject', rows: '{' });
  expect(rowsOf(batchDraft.current())).toEqual([]);
});
