import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Api } from './api.ts';
import { ApiError } from './api-error.ts';
import { bindApi } from './endpoint-query.ts';
import { useCall } from './use-call.ts';

const call = vi.fn();
const keysSent = () => call.mock.calls.map(([, , options]) => options?.idempotencyKey);

/** Renders a hook with a client that sends its calls to `call`. */
function open<Result>(hook: () => Result) {
  const client = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });
  bindApi(client, call as unknown as Api);
  const view = renderHook(hook, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  return { client, result: view.result };
}

beforeEach(() => {
  sessionStorage.clear();
  call.mockReset().mockResolvedValue({});
});
afterEach(cleanup);

it('keeps the key of an input after a lost answer, and has another for another input or once it is done', async () => {
  const { result } = open(() => useCall('viewings.pay'));
  const pay = (reservationId: number) =>
    act(() => result.current.mutateAsync({ body: { reservationId } }).catch(() => undefined));
  call.mockRejectedValueOnce(ApiError.fromNetwork('timeout'));
  await pay(7);
  await pay(8);
  await pay(7);
  await pay(7);
  const [lost, other, again, anew] = keysSent();
  expect(again).toBe(lost);
  expect(new Set([lost, other, anew]).size).toBe(3);
});

it('knows a payment again by all but its CVV, which the tab does not keep', async () => {
  const { result } = open(() => useCall('payments.addBalance'));
  const topUp = (cvv: string) =>
    act(() =>
      result.current
        .mutateAsync({ body: { amount: 50, payWith: 'card', paymentMethodId: 3, cvv } })
        .catch(() => undefined),
    );
  call.mockRejectedValueOnce(ApiError.fromNetwork('offline'));
  // No random key contains it by chance.
  await topUp('9x7');
  expect(sessionStorage.length).toBe(1);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('9x7');
  await topUp('654');
  const [first, second] = keysSent();
  expect(second).toBe(first);
  expect(call.mock.calls.map(([, { body }]) => body.cvv)).toEqual(['9x7', '654']);
});

it('sends a double tap once where it is asked to, without a key that the endpoint does not take', async () => {
  const { result } = open(() => useCall('viewings.cancel', { isOnce: true }));
  const cancel = () => result.current.mutateAsync({ params: { id: 7 } });
  await act(() => Promise.all([cancel(), cancel()]));
  expect(call).toHaveBeenCalledOnce();
  expect(keysSent()).toEqual([undefined]);
});

it('keeps nothing of any other call', async () => {
  const { result } = open(() => useCall('session.login'));
  call.mockRejectedValueOnce(ApiError.fromNetwork('offline'));
  const body = { mobile: '0512345678', password: 'Qw12345678' };
  await act(() => result.current.mutateAsync({ body }).catch(() => undefined));
  expect(call).toHaveBeenCalledWith('session.login', { body });
  expect(sessionStorage.length).toBe(0);
});

it('reports a success, and how it ended to whatever reads again', async () => {
  const onSuccess = vi.fn();
  const onSettled = vi.fn();
  const { client, result } = open(() => useCall('viewings.cancel', { onSuccess, onSettled }));
  const cancel = () => act(() => result.current.mutateAsync({ params: { id: 7 } }).catch(() => undefined));
  call.mockRejectedValueOnce(new ApiError('', 4010, 409));
  await cancel();
  expect(onSuccess).not.toHaveBeenCalled();
  expect(onSettled).toHaveBeenCalledWith(client);
  call.mockResolvedValueOnce({ isCancelled: true });
  await cancel();
  expect(onSuccess).toHaveBeenCalledWith({ isCancelled: true }, client);
});
