import { expect, it } from 'vitest';
import { isMobile, normaliseMobile } from './mobile.ts';

it.each([
  ['0512345678', '0512345678'],
  ['512345678', '0512345678'],
  ['٥١٢ ٣٤٥ ٦٧٨', '0512345678'],
  ['+966 51 234 5678', '0512345678'],
  ['9660512345678', '0512345678'],
])('%j is %j', (typed, mobile) => {
  expect(normaliseMobile(typed)).toBe(mobile);
  expect(isMobile(typed)).toBe(true);
});

it.each(['51234567', '5123456789', '412345678', '5', ''])('%j stays, and is none', (typed) => {
  expect(normaliseMobile(typed)).toBe(typed);
  expect(isMobile(typed)).toBe(false);
});
