import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Money } from './money.tsx';

const text = (amount: number, signed = false) =>
  render(<Money amount={amount} label="ر.س" signed={signed} />).container.textContent;

afterEach(cleanup);

describe('Money', () => {
  it.each([
    [78000, false, 'ر.س 78,000'],
    [3250000, false, 'ر.س 3,250,000'],
    [120.5, true, '+ر.س 120.5'],
    [-80, false, '\u2212ر.س 80'],
    [0, true, 'ر.س 0'],
  ])('%d reads and copies as its words', (amount, signed, expected) => {
    expect(text(amount, signed)).toBe(expected);
  });

  it('is one isolated left-to-right piece whose drawing is hidden', () => {
    const { container } = render(<Money amount={5} label="ر.س" />);
    expect(container.querySelector('bdi')?.dir).toBe('ltr');
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });
});
