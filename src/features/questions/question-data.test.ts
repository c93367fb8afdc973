import { describe, expect, it } from 'vitest';
import { matchingQuestions, requestedQuestion } from './question-data.ts';

const rows = [
  { id: 1, question: 'كيف أحجز معاينة؟', answer: 'افتح صفحة العقار.' },
  { id: 2, question: 'ما المحفظة؟', answer: 'رصيد تدفع به 500 ريال.' },
];
const found = (typed: string) => matchingQuestions(rows, typed).map(({ id }) => id);

describe('searching in the questions', () => {
  it('finds every word, in the question or its answer, however it is written', () => {
    expect(found('')).toEqual([1, 2]);
    expect(found('  ')).toEqual([1, 2]);
    expect(found('احجز معاينه')).toEqual([1]);
    expect(found('معاينة صفحة')).toEqual([1]);
    expect(found('٥٠٠')).toEqual([2]);
    expect(found('معاينة المحفظة')).toEqual([]);
  });
});

describe('the question that an address asks for', () => {
  it('is a number, or none', () => {
    expect(requestedQuestion({})).toBeNull();
    expect(requestedQuestion({ id: '' })).toBeNull();
    expect(requestedQuestion({ id: '١٢' })).toBe(12);
    expect(requestedQuestion({ id: 'x' })).toBeNaN();
  });
});
