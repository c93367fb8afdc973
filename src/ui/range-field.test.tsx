import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { RangeField } from './range-field.tsx';

afterEach(cleanup);

function Years() {
  const [years, setYears] = useState<number | null>(20);
  return (
    <>
      <RangeField
        label="المدة"
        unit="سنة"
        value={years}
        min={1}
        max={30}
        step={1}
        outside="من 1 إلى 30"
        onChange={setYears}
      />
      <output>{String(years)}</output>
    </>
  );
}

it('takes typed Arabic digits and moves the slider with them', async () => {
  render(<Years />);
  const field = screen.getByRole('textbox', { name: 'المدة' });
  await userEvent.clear(field);
  await userEvent.type(field, '٢٥');
  expect(field).toHaveProperty('value', '25');
  expect(screen.getByRole('slider', { name: 'المدة' })).toHaveProperty('value', '25');
  expect(screen.getByRole('status').textContent).toBe('25');
});

it('says what is outside and keeps what was typed, until the slider mends it', async () => {
  render(<Years />);
  const field = screen.getByRole('textbox', { name: 'المدة' });
  await userEvent.clear(field);
  await userEvent.type(field, '99');
  expect(screen.getByText('من 1 إلى 30')).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field).toHaveProperty('value', '99');
  expect(screen.getByRole('status').textContent).toBe('null');
  fireEvent.change(screen.getByRole('slider', { name: 'المدة' }), { target: { value: '15' } });
  expect(field).toHaveProperty('value', '15');
  expect(screen.queryByText('من 1 إلى 30')).toBeNull();
});
