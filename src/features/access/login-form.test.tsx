import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../tests/support/render-screen.tsx';
import { sara } from '../../../tests/support/session-user.ts';
import { ApiError } from '../../api/api-error.ts';
import { sessionStore } from '../../device/session-store.ts';
import { loginDraft } from './login-draft.ts';
import { LoginForm } from './login-form.tsx';

const call = vi.fn();
const onSignedIn = vi.fn();
const user = sara('t');

beforeEach(async () => {
  sessionStore.signOut();
  loginDraft.clear();
  await renderScreen(() => <LoginForm onSignedIn={onSignedIn} />, call);
});
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

const mobile = () => screen.getByLabelText<HTMLInputElement>('رقم الجوال');
const password = () => screen.getByLabelText<HTMLInputElement>('كلمة المرور');
const submit = () => screen.getByRole('button', { name: 'تسجيل الدخول' });

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

  it('is kept by the tab, and the password is not', async () => {
    await userEvent.type(mobile(), '0500000001');
    await userEvent.type(password(), 'Demo@1234');
    expect(JSON.stringify({ ...localStorage })).toContain('0500000001');
    expect(JSON.stringify({ ...localStorage })).not.toContain('Demo@1234');
  });

  it('marks its fields for password managers', () => {
    expect(mobile().autocomplete).toBe('username webauthn');
    expect(password().autocomplete).toBe('current-password');
  });
});

describe('signing in', () => {
  const fill = async () => {
    await userEvent.type(mobile(), '0500000001');
    await userEvent.type(password(), 'Demo@1234');
  };

  it('sends what was typed, keeps the person, and goes on', async () => {
    call.mockResolvedValue({ user: user });
    await fill();
    await userEvent.click(submit());
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(call).toHaveBeenCalledWith('session.login', {
      body: { mobile: '0500000001', password: 'Demo@1234' },
    });
    expect(sessionStore.token()).toBe('t');
  });

  it('shows the errors of empty fields, focuses the first, and sends nothing', async () => {
    await userEvent.click(submit());
    expect(screen.getByText('اكتب رقم الجوال')).toBeTruthy();
    expect(screen.getByText('اكتب كلمة المرور')).toBeTruthy();
    expect(document.activeElement).toBe(mobile());
    expect(call).not.toHaveBeenCalled();

    await userEvent.type(mobile(), '0');
    expect(mobile().getAttribute('aria-invalid')).toBeNull();
    await userEvent.click(submit());
    expect(document.activeElement).toBe(password());
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

  it('shows a limit’s message, and the way in by the identity', async () => {
    call.mockRejectedValue(new ApiError('محاولات كثيرة لتسجيل الدخول. حاول بعد 15 دقيقة', 2011, 429));
    await fill();
    await userEvent.click(submit());
    expect((await screen.findByRole('alert')).textContent).toContain('محاولات كثيرة لتسجيل الدخول');
    const way = screen.getByRole('link', { name: 'استعد حسابك بهويتك' });
    expect(way.getAttribute('href')).toContain('/forgetPassword');
  });

  it('puts the server’s field messages under their fields, with the focus', async () => {
    call.mockRejectedValue(new ApiError('بعض الحقول غير صحيحة', 1001, 422, { mobile: 'اكتب رقم الجوال' }));
    await fill();
    await userEvent.click(submit());
    await screen.findByText('اكتب رقم الجوال');
    expect(mobile().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(mobile());
    expect(screen.queryByRole('alert')).toBeNull();
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
