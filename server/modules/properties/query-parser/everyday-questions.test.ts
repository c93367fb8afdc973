import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../tests/support/test-database.ts';
import { loadParserNames, type ParserNames } from './names.ts';
import { parseQuery } from './parse-query.ts';
import { sureSpelling } from './spellings.ts';

let names: ParserNames;
beforeAll(async () => {
  const database = await createTestDatabase();
  names = await loadParserNames(database.db);
  await database.close();
});

/**
 * A question's meaning and, after the bar, the remaining search text; misspelt names are corrected
 * first.
 */
function meaningOf(question: string): string {
  const asTyped = parseQuery(question, names, {});
  const spelling = asTyped.rest === '' ? null : sureSpelling(question, names);
  const { meant, rest } = spelling === null ? asTyped : parseQuery(spelling, names, {});
  const said = [...new Set(meant.map((one) => `${one.kind}:${'id' in one ? wordOf(one) : one.nameEn}`))];
  return `${said.join(' ')}${rest ? ` | ${rest}` : ''}`.trim();
}

const wordOf = (one: { kind: string; id: number | string; nameEn: string }) =>
  /^(?:price|area|rooms|bathrooms)/.test(one.kind) || typeof one.id === 'string' ? one.id : one.nameEn;

/** Typical questions with their meanings, written by hand. */
const table = readFileSync(new URL('./everyday-questions.json', import.meta.url), 'utf8');

it.each(JSON.parse(table) as [string, string][])('%s', (question, meaning) =>
  expect(meaningOf(question)).toBe(meaning),
);
