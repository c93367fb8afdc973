import { expect, it } from 'vitest';
import { formatOutcome } from './format-outcome.ts';

it('lines a table up, shortens what is long and says where there is more', () => {
  const rows = [
    { id: 7, advertiserName: 'سارة', change: { status: 'hidden', reason: null }, text: 'a'.repeat(60) },
    { id: 1234, advertiserName: null, change: {}, text: '' },
  ];
  expect(formatOutcome({ rows, page: 2, hasMore: true })).toEqual([
    'id    advertiser name  change                  text',
    `7     سارة             status=hidden reason=-  ${'a'.repeat(47)}…`,
    '1234  -                -',
    'More: --page 3',
  ]);
});

it('shows an item whole, a change as its line, a refusal as its lines', () => {
  expect(formatOutcome({ item: { id: 7, adLicenseNumber: null, text: 'a'.repeat(60) } })).toEqual([
    'id                 7',
    'ad license number  -',
    `text               ${'a'.repeat(60)}`,
  ]);
  expect(formatOutcome({ message: 'Ad 7 is hidden', before: null, after: null })).toEqual(['Ad 7 is hidden']);
  expect(formatOutcome({ refused: ['one', 'two'], code: 2 })).toEqual(['one', 'two']);
});

it('writes halalas in two digits', () => {
  expect(formatOutcome({ item: { amount: 1240.5, change: { sar: 80.05, uses: 3 } } })).toEqual([
    'amount  1,240.50',
    'change  sar=80.05 uses=3',
  ]);
});

it('says that there is nothing', () => {
  expect(formatOutcome({ rows: [], page: 1, hasMore: false })).toEqual(['There are none']);
  expect(formatOutcome({ rows: [], page: 9, hasMore: false })).toEqual(['Page 9 is empty']);
});

it('keeps what people typed from steering the terminal', () => {
  const title = 'شقة\u001b[2J\u0007\u202e\nفي جدة';
  expect(formatOutcome({ item: { title } })).toEqual(['title  شقة [2J في جدة']);
});
