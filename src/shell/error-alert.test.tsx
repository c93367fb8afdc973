import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import ar from '../i18n/ar.ts';
import { createI18n } from '../i18n/i18n.ts';
import { ErrorAlert } from './error-alert.tsx';

const scrollIntoView = vi.fn();

beforeEach(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = scrollIntoView;
});
afterEach(() => {
  cleanup();
  scrollIntoView.mockClear();
});

function show(error: Error, props: { badge?: boolean; onRetry?: () => void } = {}) {
  render(
    <I18nextProvider i18n={createI18n('ar', ar)}>
      <ErrorAlert error={error} {...props} />
    </I18nextProvider>,
  );
  return screen.getByRole('alert');
}

describe('ErrorAlert', () => {
  it('shows the answer’s message and its number in a badge, and scrolls to it', () => {
    const alert = show(new ApiError('الخدمة لا تجيب الآن', 5003, 503));
    expect(alert.textContent).toContain('الخدمة لا تجيب الآن');
    expect(alert.textContent).toContain('خطأ 5003');
    expect(scrollIntoView).toHaveBeenCalledOnce();
  });

  it.each([
    ['an answer without a message', ApiError.fromAnswer(502, null)],
    ['an error of our own', new TypeError('x is not a function')],
  ])('falls back to «لدينا خطاء فني» with number 0 for %s', (_, error) => {
    const alert = show(error);
    expect(alert.textContent).toContain('لدينا خطاء فني');
    expect(alert.textContent).toContain('خطأ 0');
  });

  it('says of a call that never arrived why', () => {
    expect(show(ApiError.fromNetwork('offline')).textContent).toContain('لا اتصال بالإنترنت');
    cleanup();
    expect(show(ApiError.fromNetwork('garbled')).textContent).toContain('ردّت الشبكة بدل ركن');
    cleanup();
    expect(show(ApiError.fromNetwork('timeout')).textContent).toContain('تأخّر الرد');
  });

  it('leaves the badge out where `badge` is false', () => {
    expect(
      show(new ApiError('رقم الجوال أو كلمة المرور غير صحيحة', 2010, 401), { badge: false }).textContent,
    ).toBe('رقم الجوال أو كلمة المرور غير صحيحة');
  });

  it('tries again', async () => {
    const onRetry = vi.fn();
    show(new ApiError('x', 1, 500), { onRetry });
    await userEvent.click(screen.getByRole('button', { name: 'أعد المحاولة' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});
