// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Api } from '../../api/api.ts';
import { ApiError } from '../../api/api-error.ts';
import { bindApi } from '../../api/endpoint-query.ts';
import ar from '../../i18n/ar.ts';
import { createI18n } from '../../i18n/i18n.ts';
import { LoginForm } from './login-form.tsx';
import { sessionStore } from './session-store.ts';

const call = vi.fn();
const onSignedIn = vi.fn();
const sara = {
  id: 1,
  name: 'سارة',
  userName: 'سارة القحطاني',
  mobile: '0500000001',
  avatar: null,
  token: 't',
};

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  sessionStore.signOut();
  const client = new QueryClient();
  bindApi(client, call as unknown as Api);
  render(
    <I18nextProvider i18n={createI18n('ar', ar)}>
      <QueryClientProvider client={client}>
        <LoginForm onSignedIn={onSignedIn} />
      </QueryClientProvider>
    </I18nextProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const mobile = () => screen.getByLabelText<HTMLInputElement>('رقم الجوال');
const password = () => screen.getByLabelText<HTMLInputElement>('كلمة المرور');
const submit = () => screen.getByRole('button', { name: 'دخول' });

describe('the mobile field', () => {
  it('holds 10 characters', async () => {
    await userEvent.type(mobile(), '05000000019999');
    expect(mobile().value).toBe('0500000001');
  });

  it('brings a pasted +966 number to 05 before the limit cuts it', async () => {
    await userEvent.click(mobile());
    await userEvent.paste('+966 50 000 0001');
    expect(mobile().value).toBe('0500000001');
  });

  it('folds Arabic digits', async () => {
    await userEvent.type(mobile(), '٠٥٠٠٠٠٠٠٠١');
    expect(mobile().value).toBe('0500000001');
  });

  it('tells password managers what is what', () => {
    expect(mobile().autocomplete).toBe('username');
    expect(password().autocomplete).toBe('current-password');
  });
});

describe('signing in', () => {
  const fill = async () => {
    await userEvent.type(mobile(), '0500000001');
    await userEvent.type(password(), 'Demo@1234');
  };

  it('sends what was typed, keeps the person, and goes on', async () => {
    call.mockResolvedValue({ user: sara });
    await fill();
    await userEvent.click(submit());
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(call).toHaveBeenCalledWith('session.login', {
      body: { mobile: '0500000001', password: 'Demo@1234' },
    });
    expect(sessionStore.token()).toBe('t');
  });

  it('shows a refusal on top without a badge, and loses nothing typed', async () => {
    call.mockRejectedValue(new ApiError('رقم الجوال أو كلمة المرور غير صحيحة', 2010, 401));
    await fill();
    await userEvent.click(submit());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('رقم الجوال أو كلمة المرور غير صحيحة');
    expect(mobile().value).toBe('0500000001');
    expect(password().value).toBe('Demo@1234');
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it('shows a limit’s message', async () => {
    call.mockRejectedValue(new ApiError('محاولات دخول كثيرة. حاول بعد 15 دقيقة', 2011, 429));
    await fill();
    await userEvent.click(submit());
    expect((await screen.findByRole('alert')).textContent).toContain('محاولات دخول كثيرة');
  });

  it('puts the server’s field messages under their fields', async () => {
    call.mockRejectedValue(new ApiError('بعض الحقول غير صحيحة', 1001, 422, { mobile: 'اكتب رقم الجوال' }));
    await userEvent.click(submit());
    await screen.findByText('اكتب رقم الجوال');
    expect(mobile().getAttribute('aria-invalid')).toBe('true');
  });

  it('sends once while it is busy', async () => {
    call.mockReturnValue(new Promise(() => undefined));
    await fill();
    await userEvent.click(submit());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByText('جارٍ التحقق')).toBeTruthy());
    expect(call).toHaveBeenCalledOnce();
  });

  it('shows and hides the password', async () => {
    await fill();
    expect(password().type).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'أظهر كلمة المرور' }));
    expect(password().type).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'أخفِ كلمة المرور' }));
    expect(password().type).toBe('password');
  });
});
