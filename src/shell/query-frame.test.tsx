// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import ar from '../i18n/ar.ts';
import { createI18n } from '../i18n/i18n.ts';
import { QueryFrame } from './query-frame.tsx';

const SAVED_AT = Date.UTC(2026, 0, 5, 11, 32);
const refetch = vi.fn();

beforeEach(() => {
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  refetch.mockClear();
});

function show({ data, error = null }: { data?: { rows: string[] }; error?: ApiError | null }) {
  // The fields that the frame reads, of any state.
  const query = { data, error, dataUpdatedAt: SAVED_AT, refetch } as never;
  const { container } = render(
    <I18nextProvider i18n={createI18n('ar', ar)}>
      <QueryFrame<{ rows: string[] }> query={query} failed="تعذّر التحميل" bones="عظام" lead="تبويب">
        {({ rows }) => rows.join()}
      </QueryFrame>
    </I18nextProvider>,
  );
  return container.textContent ?? '';
}

const retry = () => userEvent.click(screen.getByRole('button', { name: 'أعد المحاولة' }));

describe('QueryFrame', () => {
  it('shows the skeleton under what stands over it, while nothing came', () => {
    expect(show({})).toBe('تبويبعظام');
  });

  it('shows what came', () => {
    expect(show({ data: { rows: ['فيلا'] } })).toBe('تبويبفيلا');
  });

  it('shows the error face alone where there is nothing, and tries again', async () => {
    const text = show({ error: new ApiError('الخدمة لا تجيب الآن', 5003, 503) });
    expect(text).toContain('تعذّر التحميل');
    expect(text).not.toContain('تبويب');
    await retry();
    expect(refetch).toHaveBeenCalledOnce();
  });

  it('keeps what came under the alert of a newer answer that failed, and tries again', async () => {
    const text = show({
      data: { rows: ['فيلا'] },
      error: new ApiError('الخدمة لا تجيب الآن', 5003, 503),
    });
    expect(text).toContain('الخدمة لا تجيب الآن');
    expect(text).toContain('فيلا');
    await retry();
    expect(refetch).toHaveBeenCalledOnce();
  });

  it('says once, and without an alert, that what it shows was saved when the server is out of reach', () => {
    const text = show({ data: { rows: ['فيلا'] }, error: ApiError.fromNetwork('offline') });
    expect(text).toContain('14:32');
    expect(text).toContain('فيلا');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
