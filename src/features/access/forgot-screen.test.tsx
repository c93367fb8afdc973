import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../tests/support/render-screen.tsx';
import { sara } from '../../../tests/support/session-user.ts';
import { ApiError } from '../../api/api-error.ts';
import { sessionStore } from '../../device/session-store.ts';
import { ForgotPick } from './forgot-pick.tsx';
import { ForgotScreen } from './forgot-screen.tsx';
import { resetDraft } from './reset-draft.ts';

const call = vi.fn();
/** The link leads to the same route, which the test's router does not render: render it again. */
async function takeTheWayByIdentity() {
  await userEvent.click(await screen.findByRole('link', { name: 'استعد حسابك بهويتك' }));
  cleanup();
  await renderScreen(() => <ForgotScreen />, call);
  expect(screen.getByLabelText('رقم الهوية أو الإقامة')).toBeTruthy();
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  sessionStore.signOut();
  resetDraft.clear();
});
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

it('leads back in by an identity check, without a code', async () => {
  call.mockResolvedValue({ ticket: 'the ticket', randomNumber: '76', expiresInSeconds: 180 });
  await renderScreen(() => <ForgotScreen />, call);
  await takeTheWayByIdentity();
  await press('متابعة');
  expect(screen.getByText('اكتب رقم الهوية أو الإقامة')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('رقم الهوية أو الإقامة'), '١٠٠٠٠٠٠٠٠٨');
  await press('متابعة');
  expect(await screen.findByText('76')).toBeTruthy();
  expect(call).toHaveBeenLastCalledWith('recovery.start', { body: { identity: '1000000008' } });

  call.mockRejectedValue(new ApiError('بانتظار موافقتك في تطبيق نفاذ', 2030, 409));
  await userEvent.type(screen.getByLabelText('كلمة المرور الجديدة'), 'Changed@12');
  await press('احفظ وسجّل الدخول');
  expect((await screen.findByRole('alert')).textContent).toContain('بانتظار موافقتك');
  expect(call).toHaveBeenLastCalledWith('recovery.finish', {
    body: { ticket: 'the ticket', password: 'Changed@12' },
  });
  expect(JSON.stringify({ ...localStorage })).not.toContain('Changed@12');
  await press('اطلب رقمًا آخر');
  expect(screen.getByLabelText<HTMLInputElement>('رقم الهوية أو الإقامة').value).toBe('1000000008');
});

it('shows that way where the tries of a code are used up', async () => {
  resetDraft.change({ step: 'code', mobile: '0500000001' });
  await renderScreen(() => <ForgotScreen />, call);
  expect(screen.queryByRole('link', { name: 'استعد حسابك بهويتك' })).toBeNull();
  call.mockRejectedValue(new ApiError('محاولات كثيرة', 2014, 429));
  await userEvent.type(screen.getByLabelText('رمز التحقق'), 'ABCD');
  await userEvent.type(screen.getByLabelText('كلمة المرور الجديدة'), 'Changed@12');
  await press('احفظ كلمة المرور');
  await takeTheWayByIdentity();
});

it('keeps the person once the check is approved', async () => {
  call.mockResolvedValue({ user: sara('t') });
  const onRecovered = vi.fn();
  resetDraft.change({ step: 'pick', ticket: 'the ticket', randomNumber: '76' });
  await renderScreen(() => <ForgotPick onRestart={vi.fn()} onRecovered={onRecovered} />, call);
  await userEvent.type(screen.getByLabelText('كلمة المرور الجديدة'), 'Changed@12');
  await press('احفظ وسجّل الدخول');
  await waitFor(() => expect(onRecovered).toHaveBeenCalledOnce());
  expect(sessionStore.token()).toBe('t');
});
