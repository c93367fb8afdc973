import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ErrorName, errorNumbers } from '../../../contract/error-numbers.ts';
import type { ErrorBody } from '../../../contract/errors.ts';
import { renderScreen } from '../../../tests/support/render-screen.tsx';
import { ApiError } from '../../api/api-error.ts';
import { sessionStore } from '../../device/session-store.ts';
import { loginDraft } from './login-draft.ts';
import { RegisterScreen } from './register-screen.tsx';
import { registrationDraft } from './registration-draft.ts';

const call = vi.fn();
const answers: Record<string, () => unknown> = {};
const STATUSES: Partial<Record<ErrorName, ErrorBody['status']>> = {
  identityPending: 'pending',
  identityRejected: 'rejected',
  identityExpired: 'expired',
};
const failing =
  (name: ErrorName, status: number, errors: Record<string, string> = {}) =>
  () => {
    throw ApiError.fromAnswer(status, {
      msg: `said: ${name}`,
      error_number: errorNumbers[name],
      errors,
      status: STATUSES[name],
    });
  };
const calls = (name: string) => call.mock.calls.filter(([called]) => called === name);
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  sessionStore.signOut();
  for (const draft of [registrationDraft, loginDraft]) draft.clear();
  call.mockImplementation(async (name: string) => answers[name]?.());
  Object.assign(answers, {
    'registration.start': () => ({ randomNumber: '76', expiresInSeconds: 180 }),
    'registration.checkStatus': failing('identityPending', 409),
  });
});
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
  vi.useRealTimers();
});

const open = () => renderScreen(() => <RegisterScreen />, call);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => user.click(screen.getByRole('button', { name }));
async function fill() {
  await user.type(field('الاسم الكامل'), 'نورة السالم');
  await user.type(field('رقم الهوية أو الإقامة'), '١٠٠٠٠٠٠٠٠٨');
  await user.type(field('رقم الجوال'), '0500000017');
  await user.type(field('كلمة المرور'), 'Palm@2026');
}
const atIdentity = {
  step: 'identity',
  name: 'نورة',
  identity: '1000000008',
  mobile: '0500000017',
  randomNumber: '76',
} as const;

describe('the details', () => {
  it('are checked before anything is sent, each at its field', async () => {
    await open();
    await user.type(field('رقم الهوية أو الإقامة'), '1000000000');
    await user.type(field('رقم الجوال'), '0400000017');
    await user.type(field('كلمة المرور'), 'short');
    await press('متابعة');
    for (const message of [
      'اكتب الاسم الكامل',
      'رقم الهوية غير صحيح',
      'رقم الجوال غير صحيح',
      'كلمة المرور 8 أحرف على الأقل',
    ]) {
      expect(screen.getByText(message)).toBeTruthy();
    }
    expect(document.activeElement).toBe(field('الاسم الكامل'));
    expect(call).not.toHaveBeenCalled();
  });

  it('tick the password’s hints while it is typed', async () => {
    await open();
    const metRules = () => screen.queryAllByText('(تحقّق)').length;
    expect(metRules()).toBe(0);
    await user.type(field('كلمة المرور'), 'Ab1');
    expect(metRules()).toBe(2);
    await user.type(field('كلمة المرور'), 'cdefg');
    expect(metRules()).toBe(3);
  });

  it('are kept by the tab but for the password, and sent with Arabic digits folded', async () => {
    await open();
    await fill();
    expect(JSON.stringify({ ...localStorage })).toContain('نورة السالم');
    expect(JSON.stringify({ ...localStorage })).not.toContain('Palm@2026');
    await press('متابعة');
    await screen.findByText('76');
    expect(calls('registration.start')[0]?.[1]).toEqual({
      body: { name: 'نورة السالم', identity: '1000000008', mobile: '0500000017', password: 'Palm@2026' },
    });
  });

  it('stay as they are when the network is cut, and go through afterwards', async () => {
    answers['registration.start'] = () => {
      throw ApiError.fromNetwork('offline');
    };
    await open();
    await fill();
    await press('متابعة');
    expect((await screen.findByRole('alert')).textContent).toContain('لا اتصال بالإنترنت');
    expect(field('كلمة المرور').value).toBe('Palm@2026');
    answers['registration.start'] = () => ({ randomNumber: '12', expiresInSeconds: 180 });
    await press('متابعة');
    await screen.findByText('12');
  });
});

describe('the identity check', () => {
  it('is polled until it is approved, then the code step takes the focus', async () => {
    registrationDraft.change(atIdentity);
    await open();
    await later(1_100);
    await later(3_100);
    expect(calls('registration.checkStatus')).toHaveLength(2);
    answers['registration.checkStatus'] = () => ({ status: 'approved' });
    await later(3_100);
    const heading = await screen.findByRole('heading', { name: 'اكتب رمز التحقق' });
    expect(document.activeElement).toBe(heading);
    expect(calls('registration.checkStatus')).toHaveLength(3);
  });

  it('shows the time that is left for it, on through a reload, and no time where there is none', async () => {
    await open();
    await fill();
    await press('متابعة');
    await screen.findByText('03:00');
    await later(55_000);
    screen.getByText('02:05');
    cleanup();
    await open();
    screen.getByText('02:05');
    await later(126_000);
    screen.getByText('76');
    expect(screen.queryByText('الوقت المتبقي', { exact: false })).toBeNull();
  });

  it('is fetched at once by the button, and says so if it is not approved yet', async () => {
    registrationDraft.change(atIdentity);
    await open();
    await press('أكّدت في التطبيق');
    await screen.findByText('لم تصلنا موافقتك بعد. نكمل تلقائيًا فور وصولها');
    expect(calls('registration.checkStatus')).toHaveLength(1);
  });

  it('is not polled while the page is hidden, and at once when it is visible again', async () => {
    registrationDraft.change(atIdentity);
    await open();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await later(10_000);
    expect(calls('registration.checkStatus')).toHaveLength(0);
    visibility.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(calls('registration.checkStatus')).toHaveLength(1));
  });

  it('keeps the step and the number when the network is cut, and goes on by itself', async () => {
    registrationDraft.change(atIdentity);
    answers['registration.checkStatus'] = () => {
      throw ApiError.fromNetwork('offline');
    };
    await open();
    await later(1_100);
    expect((await screen.findByRole('alert')).textContent).toContain('لا اتصال بالإنترنت');
    screen.getByText('76');
    answers['registration.checkStatus'] = () => ({ status: 'approved' });
    act(() => void window.dispatchEvent(new Event('online')));
    await screen.findByRole('heading', { name: 'اكتب رمز التحقق' });
  });

  it.each([
    ['identityRejected', 409, 'رُفض الطلب في نفاذ'],
    ['identityExpired', 409, 'انتهت مهلة الطلب'],
    ['registrationNotFound', 404, 'انتهت مهلة الطلب'],
  ] as const)('says %s, stops asking, and starts again with what was typed', async (name, status, title) => {
    await open();
    await fill();
    await press('متابعة');
    await screen.findByText('76');
    answers['registration.checkStatus'] = failing(name, status);
    await later(1_100);
    await screen.findByRole('heading', { name: title });
    await later(20_000);
    expect(calls('registration.checkStatus')).toHaveLength(1);

    answers['registration.checkStatus'] = failing('identityPending', 409);
    answers['registration.start'] = () => ({ randomNumber: '31', expiresInSeconds: 180 });
    await press('ابدأ من جديد');
    await screen.findByText('31');
    expect(calls('registration.start')[1]?.[1]).toEqual(calls('registration.start')[0]?.[1]);
  });

  it('asks for the password alone where a reload has forgotten it', async () => {
    registrationDraft.change(atIdentity);
    answers['registration.checkStatus'] = failing('identityRejected', 409);
    await open();
    await later(1_100);
    await press('ابدأ من جديد');
    expect(field('رقم الهوية أو الإقامة').value).toBe('1000000008');
    expect(field('كلمة المرور').value).toBe('');
    expect(calls('registration.start')).toHaveLength(0);
  });

  it('leads back to the field of a mobile that has an account', async () => {
    registrationDraft.change(atIdentity);
    answers['registration.checkStatus'] = failing('mobileTaken', 409, { mobile: 'رقم الجوال مسجّل من قبل' });
    await open();
    await later(1_100);
    await screen.findByText('رقم الجوال مسجّل من قبل');
    expect(document.activeElement).toBe(field('رقم الجوال'));
  });
});

describe('the code', () => {
  const atCode = { ...atIdentity, step: 'code' } as const;
  const code = () => field('رمز التحقق');
  const resend = () => screen.getByRole('button', { name: /أرسل رمزًا آخر/ });

  it('is pasted whole, in any case and digits, and 4 characters at most', async () => {
    registrationDraft.change(atCode);
    await open();
    await user.click(code());
    await user.paste(' a٧ k2x');
    expect(code().value).toBe('A7K2');
    expect(code().autocomplete).toBe('one-time-code');
  });

  it('shows at its field that it is short, wrong, late or used, and stays to be corrected', async () => {
    registrationDraft.change(atCode);
    await open();
    await user.type(code(), 'a7k');
    await press('أنشئ الحساب');
    screen.getByText('الرمز 4 أحرف أو أرقام');
    expect(calls('registration.verify')).toHaveLength(0);

    answers['registration.verify'] = failing('codeWrong', 422, { code: 'الرمز غير صحيح' });
    await user.type(code(), '2');
    await press('أنشئ الحساب');
    await screen.findByText('الرمز غير صحيح');
    expect(document.activeElement).toBe(code());
    expect(code().value).toBe('A7K2');
    // The next key replaces the wrong code.
    await user.keyboard('b');
    expect(code().value).toBe('B');
    expect(screen.queryByText('الرمز غير صحيح')).toBeNull();
  });

  it('leads to /login where it was used: the answer may have been lost, and the account is there', async () => {
    registrationDraft.change(atCode);
    answers['registration.verify'] = failing('codeUsed', 422, { code: 'استُخدم هذا الرمز من قبل' });
    await open();
    await user.type(code(), 'A7K2');
    await press('أنشئ الحساب');
    await screen.findByText('فُتح حساب بهذا الرمز.');
    await user.click(screen.getByRole('link', { name: 'سجّل الدخول' }));
    expect(loginDraft.current().mobile).toBe('0500000017');
  });

  it('is sent again only after a minute', async () => {
    registrationDraft.change({ ...atCode, codeSentAt: Date.now() });
    answers['registration.resendCode'] = () => ({ success: true });
    await open();
    expect(resend().getAttribute('aria-disabled')).toBe('true');
    await user.click(resend());
    expect(calls('registration.resendCode')).toHaveLength(0);
    await later(61_000);
    expect(resend().getAttribute('aria-disabled')).toBe('false');
    await user.click(resend());
    await screen.findByText('أرسلنا رمزًا جديدًا');
    expect(calls('registration.resendCode')[0]?.[1]).toEqual({ body: { identity: '1000000008' } });
    expect(resend().getAttribute('aria-disabled')).toBe('true');
  });

  it('opens by its address too, and asks for the identity where the tab knows of none', async () => {
    await renderScreen(() => <RegisterScreen opensCode />, call);
    await user.type(code(), 'A7K2');
    await press('أنشئ الحساب');
    expect(document.activeElement).toBe(field('رقم الهوية أو الإقامة'));
    await user.type(field('رقم الهوية أو الإقامة'), '1000000008');
    answers['registration.verify'] = failing('codeExpired', 422, { code: 'انتهت صلاحية الرمز' });
    await press('أنشئ الحساب');
    await screen.findByText('انتهت صلاحية الرمز');
    expect(calls('registration.verify')[0]?.[1]).toEqual({ body: { identity: '1000000008', code: 'A7K2' } });
  });
});
