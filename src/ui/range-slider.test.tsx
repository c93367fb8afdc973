import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { RangeSlider } from './range-slider.tsx';

afterEach(cleanup);

function show(from: number, to: number) {
  const onChange = vi.fn();
  render(
    <RangeSlider
      steps={10}
      from={{ label: 'أقل سعر', at: from, valueText: 'بلا حد' }}
      to={{ label: 'أعلى سعر', at: to, valueText: '80,000' }}
      onChange={onChange}
    />,
  );
  return {
    onChange,
    slide: (label: string, value: number) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } }),
  };
}

it('reports both limits when one is moved, and names the value of a step', () => {
  const { onChange, slide } = show(2, 8);
  slide('أقل سعر', 4);
  expect(onChange).toHaveBeenLastCalledWith(4, 8);
  slide('أعلى سعر', 6);
  expect(onChange).toHaveBeenLastCalledWith(2, 6);
  expect(screen.getByLabelText('أعلى سعر').getAttribute('aria-valuetext')).toBe('80,000');
});

it('lets no thumb pass the other', () => {
  const { onChange, slide } = show(3, 5);
  slide('أقل سعر', 9);
  expect(onChange).toHaveBeenLastCalledWith(5, 5);
  slide('أعلى سعر', 0);
  expect(onChange).toHaveBeenLastCalledWith(3, 3);
});
