import type { QueryClient } from '@tanstack/react-query';
import type { Answer } from '../../../contract/contract.ts';
import { foldDigits } from '../../../contract/digits.ts';
import { isKnownMissing } from '../../api/known-missing.ts';
import { loadQuery } from '../../api/load-query.ts';
import { foldText } from '../../ui/fold-text.ts';
import { questionQueries } from './queries.ts';

export type Question = Answer<'questions.list'>['rows'][number];

/** The search part of /questions: `id` opens one question. */
export interface QuestionSearch {
  id?: string | number;
}

/** What an address asks for: null where it names none, NaN where it names what no question can be. */
export function askedQuestion(search: object): number | null {
  const { id } = search as { id?: unknown };
  const text = foldDigits(String(id ?? '')).trim();
  if (text === '') return null;
  return /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
}

/** The loader of /questions: whether it is known that the one that is asked for is not among them. */
export async function isMissingQuestion(client: QueryClient, search: object): Promise<boolean> {
  const query = questionQueries.list();
  const asked = askedQuestion(search);
  return isKnownMissing(client, [...query.queryKey, asked], {
    load: () => loadQuery(client, query),
    isMissing: () => {
      const rows = client.getQueryData(query.queryKey)?.rows;
      return asked !== null && rows !== undefined && !rows.some(({ id }) => id === asked);
    },
  });
}

/**
 * The questions in which every word stands, in the question or its answer, whichever way its letters are
 * written. Nothing asked is all of them.
 */
export function matchingQuestions(rows: readonly Question[], typed: string): readonly Question[] {
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter(({ question, answer }) => {
    const text = foldText(`${question} ${answer}`);
    return words.every((word) => text.includes(word));
  });
}
