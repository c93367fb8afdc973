import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import arabic from '../../../i18n/ar.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import search from '../../../i18n/locales/ar/search.json';
import { FilterLimits } from './filter-limits.tsx';

interface Limits {
  from: number | undefined;
  to: number | undefined;
}
let limits: Limits;

function Limited() {
  const [value, setValue] = useState<Limits>({ from: undefined, to: undefined });
  limits = value;
  return <FilterLimits name="السعر" unit="ر.س" maxDigits="money" {...value} onChange={setValue} />;
}
const from = () => screen.getByLabelText<HTMLInputElement>('السعر: من');
const to = () => screen.getByLabelText<HTMLInputElement>('السعر: إلى');
const open = () =>
  render(
    <I18nextProvider i18n={createI18n('ar', { ...arabic, search })}>
      <Limited />
    </I18nextProvider>,
  );

afterEach(cleanup);

it('sets thousands apart as they are typed, and reads both scripts and units', async () => {
  open();
  await userEvent.type(from(), '٦٠٠٠٠');
  expect(from().value).toBe('60,000');
  await userEvent.type(to(), '1.5 مليون');
  expect(limits).toEqual({ from: 60_000, to: 1_500_000 });
  await userEvent.tab();
  expect(to().value).toBe('1,500,000');
  await userEvent.clear(to());
  await userEvent.type(to(), '0.5 مليون');
  expect(limits.to).toBe(500_000);
});

it('lets the limits change places once both are left, and says so', async () => {
  open();
  await userEvent.type(from(), '900 ألف');
  await userEvent.type(to(), '600000');
  expect(screen.getByRole('status').textContent).toBe('');
  await userEvent.tab();
  expect([from().value, to().value]).toEqual(['600,000', '900,000']);
  expect(limits).toEqual({ from: 600_000, to: 900_000 });
  expect(screen.getByRole('status').textContent).toBe(search.filters.swapped);
});

it('keeps what is no amount, says so once it is left, and is right again once it is mended', async () => {
  open();
  await userEvent.type(from(), 'غالي');
  expect(from().getAttribute('aria-invalid')).toBeNull();
  await userEvent.tab();
  expect(from().value).toBe('غالي');
  expect(from().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe(search.filters.unclear);
  expect(limits.from).toBeUndefined();
  await userEvent.clear(from());
  await userEvent.type(from(), 'غالي جدًا{Enter}');
  expect(from().getAttribute('aria-invalid')).toBe('true');
  await userEvent.clear(from());
  await userEvent.type(from(), '5000');
  expect(from().getAttribute('aria-invalid')).toBeNull();
  expect(limits.from).toBe(5_000);
});
