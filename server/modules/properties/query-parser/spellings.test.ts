import { beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../tests/support/test-database.ts';
import { loadParserNames, type ParserNames } from './names.ts';
import { nearSpellings, sureSpelling } from './spellings.ts';

let names: ParserNames;
beforeAll(async () => {
  const database = await createTestDatabase();
  names = await loadParserNames(database.db);
  await database.close();
});

describe('a name that is spelt nearly right', () => {
  it.each([
    ['شقة في جدا', 'شقة في جدة'],
    ['الملكا', 'الملقا'],
    ['ملكا', 'الملقا'],
    ['الريض', 'الرياض'],
    ['فيلا الدمم', 'فيلا الدمام'],
    ['المدينة المنوره للبيع الياسمن', 'المدينة المنوره للبيع الياسمين'],
    ['villa in jedah', 'villa in Jeddah'],
    ['almalka', 'Al Malqa'],
    ['Ryiadh', 'Riyadh'],
    ['vlla "with a view"', 'Villa "with a view"'],
  ])('%s: %s', (typed, meant) => {
    expect(nearSpellings(typed, names)[0]).toBe(meant);
  });

  it.each(['جدة', 'فيلا في الملقا', '"الملكا"', 'ab', 'طائرة نفاثة', 'مسبح خاص', ''])(
    'says nothing of «%s»',
    (typed) => {
      expect(nearSpellings(typed, names)).toEqual([]);
    },
  );

  it.each([
    ['شقة ف الياسمن', 'شقة ف الياسمين'],
    ['شقة للايجر', 'شقة للإيجار'],
    ['villa in jedah', 'villa in Jeddah'],
    // A short word, or one with another first letter, may be a different word: it is offered, not
    // replaced.
    ['شقة في جدا', null],
    ['شقة هادي', null],
    ['شقة رخيصة', null],
    ['شقة واسعة جديدة مرتبة نظيفة فاخرة', null],
    ['a quiet cheap modern spacious flat', null],
  ])('is taken for it only where it can be nothing else: %s', (typed, meant) => {
    expect(sureSpelling(typed, names)).toBe(meant);
  });
});
