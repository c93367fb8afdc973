import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import ar from '../i18n/ar.ts';
import { createI18n } from '../i18n/i18n.ts';
import { MainLandmark } from './main-landmark.tsx';
import { QueryFrame } from './query-frame.tsx';

vi.mock('./contact-support.tsx', () => ({ ContactSupport: () => <a href="tel:+966">الدعم</a> }));

const SAVED_AT = Date.UTC(2026, 0, 5, 11, 32);
const refetch = vi.fn();

beforeEach(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  refetch.mockClear();
});

interface Shown {
  data?: { rows: string[] };
  error?: ApiError | null;
}

function frame({ data, error = null }: Shown) {
  // The only query fields that the frame reads.
  const query = { data, error, dataUpdatedAt: SAVED_AT, refetch } as never;
  return (
    <I18nextProvider i18n={createI18n('ar', ar)}>
      <MainLandmark>
        <QueryFrame<{ rows: string[] }> query={query} failed="تعذّر التحميل" skeleton="عظام" lead="تبويب">
          {({ rows }) => rows.join()}
        </QueryFrame>
      </MainLandmark>
    </I18nextProvider>
  );
}

const show = (shown: Shown) => render(frame(shown)).container.textContent ?? '';

const retry = () => userEvent.click(screen.getByRole('button', { name: 'أعد المحاولة' }));

describe('QueryFrame', () => {
  it('shows the skeleton under the header while nothing has loaded', () => {
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

  it('offers the way to support beside trying again', async () => {
    show({ error: new ApiError('الخدمة لا تجيب الآن', 5003, 503) });
    await screen.findByRole('link', { name: 'الدعم' });
  });

  it.each([
    ['face', undefined],
    ['alert', { rows: ['شقة'] }],
  ])('leaves the focus to the screen when its %s goes with what came at last', async (_, data) => {
    const { rerender } = render(frame({ data, error: new ApiError('الخدمة لا تجيب الآن', 5003, 503) }));
    await retry();
    rerender(frame({ data: { rows: ['فيلا'] } }));
    expect(document.activeElement).toBe(screen.getByRole('main'));
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
