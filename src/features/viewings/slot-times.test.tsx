import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import ar from '../../i18n/ar.ts';
import { createI18n } from '../../i18n/i18n.ts';
import viewings from '../../i18n/locales/ar/viewings.json';
import { SlotTimes } from './slot-times.tsx';

const FREE = [
  { value: '09:00', label: '9:00 ص' },
  { value: '10:00', label: '10:00 ص' },
  { value: '17:00', label: '5:00 م' },
];

function Times({ free = FREE, start = null }: { free?: typeof FREE; start?: string | null }) {
  const [chosen, choose] = useState(start);
  return (
    <I18nextProvider i18n={createI18n('ar', { ...ar, viewings })}>
      <div dir="rtl">
        <SlotTimes date="2026-11-24" free={free} chosen={chosen} onChoose={choose}>
          nothing free
        </SlotTimes>
      </div>
    </I18nextProvider>
  );
}
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

afterEach(cleanup);

it('is named by its day in both calendars, and chooses one', async () => {
  render(<Times />);
  expect(screen.getByRole('group', { name: /الثلاثاء، 24 نوفمبر 14 جمادى الآخرة 1448/ })).toBeTruthy();
  await userEvent.click(radio('10:00 ص'));
  expect(radio('10:00 ص').checked).toBe(true);
});

it('moves the way its arrows point, round and round', async () => {
  render(<Times start="09:00" />);
  radio('9:00 ص').focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(radio('10:00 ص').checked).toBe(true);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(radio('5:00 م'));
});

it('keeps a chosen time that was taken, where it stood, and lets it be chosen no more', async () => {
  render(<Times start="12:00" />);
  const radios = screen.getAllByRole<HTMLInputElement>('radio');
  expect(radios.map(({ value }) => value)).toEqual(['09:00', '10:00', '12:00', '17:00']);
  expect(radios.map(({ checked }) => checked)).toEqual([false, false, false, false]);
  expect(radios.map(({ disabled }) => disabled)).toEqual([false, false, true, false]);
  expect(screen.getByText('حُجز')).toBeTruthy();
});

it('says that a day has no times', () => {
  render(<Times free={[]} />);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByText('nothing free')).toBeTruthy();
});
