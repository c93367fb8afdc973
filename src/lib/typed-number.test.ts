import { describe, expect, it } from 'vitest';
import { numberWithin, onlyDecimal } from './typed-number.ts';

describe('onlyDecimal', () => {
  it.each([
    ['٤٫٢٥', '4.25'],
    ['4,5', '4.5'],
    ['1,000', '1000'],
    ['1,000.50', '1000.50'],
    ['١٬٥٠٠', '1500'],
    ['1,50', '1.50'],
    ['۱۲', '12'],
    ['4.2.5', '4.25'],
    ['abc', ''],
    ['-3', '3'],
    ['4.', '4.'],
    ['3.14159', '3.14'],
    ['\u200F٢٠%', '20'],
  ])('folds %s to %s', (typed, text) => expect(onlyDecimal(typed)).toBe(text));
});

describe('numberWithin', () => {
  it.each([
    ['4.25', 4.25],
    ['4.', 4],
    ['.5', 0.5],
    ['0', 0],
    ['20', 20],
    ['20.01', null],
    ['', null],
    ['.', null],
  ])('reads %j as %j', (text, number) => expect(numberWithin(text, 0, 20)).toBe(number));
});
