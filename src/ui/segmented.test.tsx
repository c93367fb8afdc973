import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Segmented } from './segmented.tsx';

function Purpose({ dir }: { dir: 'rtl' | 'ltr' }) {
  const [value, setValue] = useState('rent');
  return (
    <div dir={dir}>
      <Segmented
        label="الغرض"
        value={value}
        onChange={setValue}
        options={[
          { value: 'rent', label: 'إيجار' },
          { value: 'sale', label: 'شراء' },
          { value: 'investment', label: 'استثمار' },
        ]}
      />
    </div>
  );
}

const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').find((radio) => radio.checked)?.value;

afterEach(cleanup);

describe('Segmented', () => {
  it('is one tab stop with a named group', async () => {
    const user = userEvent.setup();
    render(<Purpose dir="rtl" />);
    expect(screen.getByRole('radiogroup', { name: 'الغرض' })).toBeTruthy();
    await user.tab();
    expect(document.activeElement).toHaveProperty('value', 'rent');
  });

  it.each([
    ['rtl', '{ArrowLeft}', 'sale'],
    ['rtl', '{ArrowRight}', 'investment'],
    ['ltr', '{ArrowRight}', 'sale'],
    ['ltr', '{ArrowLeft}', 'investment'],
    ['rtl', '{ArrowDown}', 'sale'],
    ['ltr', '{ArrowUp}', 'investment'],
  ] as const)('in %s, %s goes to %s', async (dir, key, expected) => {
    const user = userEvent.setup();
    render(<Purpose dir={dir} />);
    await user.tab();
    await user.keyboard(key);
    expect(chosen()).toBe(expected);
    expect(document.activeElement).toHaveProperty('value', expected);
  });

  it('shows the choice before a slow navigation has changed the value', async () => {
    let arrive = (): void => undefined;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const options = ['current', 'previous'].map((value) => ({ value, label: value }));
    render(<Segmented label="الطلبات" value="current" onChange={() => arrived} options={options} />);
    await userEvent.click(screen.getByRole('radio', { name: 'previous' }));
    expect(chosen()).toBe('previous');
    await act(async () => arrive());
    expect(chosen()).toBe('current');
  });
});
