import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Money } from './money.tsx';

const text = (amount: number, signed = false) =>
  render(<Money amount={amount} label="ر.س" signed={signed} />).container.textContent;

afterEach(cleanup);

describe('Money', () => {
  it.each([
    [78000, false, '78,000\u00a0ر.س'],
    [3250000, false, '3,250,000\u00a0ر.س'],
    [120.5, true, '+120.50\u00a0ر.س'],
    [-80, false, '\u221280\u00a0ر.س'],
    [0, true, '0\u00a0ر.س'],
  ])('%d reads and copies as its words', (amount, signed, expected) => {
    expect(text(amount, signed)).toBe(expected);
  });

  it('is one isolated piece, in the direction of its label, whose drawing is hidden', () => {
    const { container } = render(<Money amount={5} label="ر.س" />);
    expect(container.querySelector('bdi')?.hasAttribute('dir')).toBe(false);
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });
});
