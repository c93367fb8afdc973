import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { MonthCalendar } from './month-calendar.tsx';

const texts = { previous: 'الشهر السابق', next: 'الشهر التالي', day: (day: string) => day };

function Calendar({ dir = 'rtl', start = '2026-11-24' }: { dir?: 'rtl' | 'ltr'; start?: string }) {
  const [selected, setSelected] = useState(start);
  return (
    <div>
      <p data-testid="selected">{selected}</p>
      <button type="button" onClick={() => setSelected('2026-12-02')}>
        elsewhere
      </button>
      <MonthCalendar
        label="اليوم"
        selected={selected}
        onSelect={setSelected}
        today="2026-11-21"
        last="2026-12-21"
        marked={new Set(['2026-11-24'])}
        language="ar"
        dir={dir}
        texts={texts}
      />
    </div>
  );
}
const day = (name: string) => screen.getByRole('button', { name });
const selected = () => screen.getByTestId('selected').textContent;

afterEach(cleanup);

describe('the month', () => {
  it('begins its weeks on Sunday, under both calendars’ names', () => {
    render(<Calendar />);
    const heads = within(screen.getByRole('grid', { name: 'اليوم: نوفمبر 2026' })).getAllByRole(
      'columnheader',
      {
        hidden: true,
      },
    );
    expect(heads.map((head) => head.textContent)).toEqual([
      'أحد',
      'اثنين',
      'ثلاثاء',
      'أربعاء',
      'خميس',
      'جمعة',
      'سبت',
    ]);
    expect(screen.getByText('نوفمبر 2026')).toBeTruthy();
    expect(screen.getByText('جمادى الأولى – جمادى الآخرة 1448 هـ')).toBeTruthy();
  });

  it('lets today and days without a mark be chosen, and no past day', async () => {
    render(<Calendar />);
    expect(day('2026-11-20')).toHaveProperty('disabled', true);
    await userEvent.click(day('2026-11-20'));
    expect(selected()).toBe('2026-11-24');
    await userEvent.click(day('2026-11-21'));
    expect(selected()).toBe('2026-11-21');
    await userEvent.click(day('2026-11-27'));
    expect(selected()).toBe('2026-11-27');
  });

  it('is turned no further than where anything is known', async () => {
    render(<Calendar />);
    expect(day('الشهر السابق').getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(day('الشهر التالي'));
    expect(screen.getByText('ديسمبر 2026')).toBeTruthy();
    expect(day('الشهر التالي').getAttribute('aria-disabled')).toBe('true');
    expect(selected()).toBe('2026-11-24');
  });

  it('follows a day that is chosen elsewhere', async () => {
    render(<Calendar />);
    await userEvent.click(day('elsewhere'));
    expect(screen.getByText('ديسمبر 2026')).toBeTruthy();
  });
});

describe('the keyboard', () => {
  it.each([
    ['rtl', '{ArrowLeft}', '2026-11-25'],
    ['rtl', '{ArrowRight}', '2026-11-23'],
    ['ltr', '{ArrowRight}', '2026-11-25'],
    ['rtl', '{ArrowDown}', '2026-12-01'],
    ['rtl', '{Home}', '2026-11-22'],
    ['rtl', '{End}', '2026-11-28'],
  ] as const)('moves the way its arrows point: %s %s', async (dir, key, expected) => {
    render(<Calendar dir={dir} />);
    day('2026-11-24').focus();
    await userEvent.keyboard(key);
    expect(document.activeElement?.getAttribute('aria-label')).toBe(expected);
    await userEvent.keyboard('{Enter}');
    expect(selected()).toBe(expected);
  });

  it('keeps out of the past', async () => {
    render(<Calendar start="2026-11-21" />);
    day('2026-11-21').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('2026-11-21');
  });
});
