import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../tests/support/render-screen.tsx';
import { AddCardForm } from './add-card-form.tsx';

/** As payments/methodsList answers where Moyasar keeps the cards. */
const vault = { url: 'https://gateway.example/v1/tokens', publishableKey: 'pk_test_key' };
const NUMBER = '4111111111111111';
const CVC = '731';
const expiryYear = new Date().getFullYear() + 2;

const assign = vi.fn();
const gateway = vi.fn<(url: string, request: RequestInit) => Promise<Response>>();
const api = vi.fn();

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

async function open(token?: string) {
  vi.stubGlobal('fetch', gateway);
  vi.stubGlobal('location', { ...window.location, origin: 'https://rukn.example', assign });
  await renderScreen(() => <AddCardForm vault={vault} token={token} />, api);
}

async function fillIn() {
  await open();
  await userEvent.type(screen.getByLabelText('رقم البطاقة'), NUMBER);
  await userEvent.type(screen.getByLabelText('تاريخ الانتهاء'), `12${expiryYear}`);
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'احفظ البطاقة' }));

it('gives the number to the gateway alone, and goes where the bank asks its owner', async () => {
  gateway.mockResolvedValue(Response.json({ id: 'token_x', verification_url: 'https://bank.example/3ds' }));
  await fillIn();
  await userEvent.type(screen.getByLabelText('الاسم على البطاقة'), ' Sara Ali ');
  await userEvent.type(screen.getByLabelText('رمز التحقق (CVV)'), CVC);
  await save();
  await expect.poll(() => assign).toHaveBeenCalledWith('https://bank.example/3ds');
  const [url, request] = gateway.mock.calls[0] ?? [];
  expect(url).toBe(vault.url);
  expect(request?.headers).toMatchObject({ authorization: `Basic ${btoa('pk_test_key:')}` });
  expect(JSON.parse(String(request?.body))).toEqual({
    name: 'Sara Ali',
    number: NUMBER,
    month: 12,
    year: expiryYear,
    cvc: CVC,
    callback_url: 'https://rukn.example/addpaymentcard',
  });
  expect(api).not.toHaveBeenCalled();
  const button = screen.getByRole('button', { name: /بطاقة/ });
  expect(button.getAttribute('aria-busy')).toBe('true');
  // On the way back the browser shows the page from its cache: the form must be usable again.
  act(() => void window.dispatchEvent(new Event('pageshow')));
  expect(button.getAttribute('aria-busy')).not.toBe('true');
});

it.each([
  ['refuses it', () => Promise.resolve(new Response('{"type":"invalid_request_error"}', { status: 400 }))],
  ['can’t be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('keeps what was typed where the gateway %s', async (_what, answer) => {
  gateway.mockImplementation(answer);
  await fillIn();
  await userEvent.type(screen.getByLabelText('الاسم على البطاقة'), 'Sara');
  await userEvent.type(screen.getByLabelText('رمز التحقق (CVV)'), CVC);
  await save();
  await screen.findByRole('alert');
  expect(screen.getByLabelText<HTMLInputElement>('رقم البطاقة').value.replace(/\s/g, '')).toBe(NUMBER);
  expect(assign).not.toHaveBeenCalled();
});

it('asks for the name and the CVC that the gateway needs before anything is sent', async () => {
  await fillIn();
  await save();
  expect(screen.getByLabelText('الاسم على البطاقة').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText('رمز التحقق (CVV)').getAttribute('aria-invalid')).toBe('true');
  expect(gateway).not.toHaveBeenCalled();
});

it('saves the token that the gateway led back with, once', async () => {
  api.mockResolvedValue({ paymentMethod: { id: 1, last: '1111', brand: 'visa' } });
  await open('token_abc');
  await expect.poll(() => api).toHaveBeenCalledTimes(1);
  expect(api.mock.calls[0]?.slice(0, 2)).toEqual(['payments.addMethod', { body: { token: 'token_abc' } }]);
});
