import { beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../tests/support/test-database.ts';
import { type KnownNames, loadKnownNames } from './known-names.ts';
import { nearSpellings } from './near-spellings.ts';

let names: KnownNames;
beforeAll(async () => {
  const database = await createTestDatabase();
  names = await loadKnownNames(database.db);
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
    ['vila "with a view"', 'Villa "with a view"'],
  ])('%s: %s', (typed, meant) => {
    expect(nearSpellings(typed, names)[0]).toBe(meant);
  });

  it.each(['جدة', 'فيلا في الملقا', '"الملكا"', 'ab', 'طائرة نفاثة', 'مسبح خاص', ''])(
    'says nothing of «%s»',
    (typed) => {
      expect(nearSpellings(typed, names)).toEqual([]);
    },
  );
});
