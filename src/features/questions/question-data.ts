import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import type { Answer } from '../../../contract/contract.ts';
import { foldDigits } from '../../../contract/digits.ts';
import { loadQuery } from '../../api/load-query.ts';
import { foldText } from '../../lib/fold-text.ts';
import { questionQueries } from './queries.ts';

export type Question = Answer<'questions.list'>['rows'][number];

/** The search parameters of /questions: `id` opens one question. */
export interface QuestionSearch {
  id?: string | number;
}

/** The id in an address: null if there is none, NaN if it is not valid. */
export function requestedQuestion(search: object): number | null {
  const { id } = search as { id?: unknown };
  const text = foldDigits(String(id ?? '')).trim();
  if (text === '') return null;
  return /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
}

/**
 * The loader of /questions. Returns whether the requested question does not exist, for the server's
 * 404. In the browser always false: the screen finds out by itself and shows the same.
 */
export async function isMissingQuestion(client: QueryClient, search: object): Promise<boolean> {
  const query = questionQueries.list();
  await loadQuery(client, query);
  return typeof window === 'undefined' && lacksQuestion(client.getQueryData(query.queryKey)?.rows, search);
}

/** Whether the questions are loaded and do not include the requested one. */
export function lacksQuestion(rows: readonly Question[] | undefined, search: object): boolean {
  const requested = requestedQuestion(search);
  return requested !== null && rows !== undefined && !rows.some(({ id }) => id === requested);
}

/** The page's title, from cached data. */
export function questionTitle(client: QueryClient, i18n: i18n, search: object): string {
  const { rows } = client.getQueryData(questionQueries.list().queryKey) ?? {};
  return i18n.t(lacksQuestion(rows, search) ? 'questions:missing.head' : 'questions:head.title');
}

/**
 * The questions that contain every typed word, in question or answer, with spelling variants
 * folded. All of them if nothing was typed.
 */
export function matchingQuestions(rows: readonly Question[], typed: string): readonly Question[] {
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter(({ question, answer }) => {
    const text = foldText(`${question} ${answer}`);
    return words.every((word) => text.includes(word));
  });
}
