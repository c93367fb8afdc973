import type { Database } from '../../db/database.ts';
import type { PUBLISHED_STATUSES } from '../../db/schema/articles.ts';
import { insertQuestion, lockQuestion, nextPosition, updateQuestion } from './repository.ts';

type QuestionState = NonNullable<Awaited<ReturnType<typeof lockQuestion>>>;

/** The result of an operator's change; `before` is null for a new question. */
export type EditedQuestion =
  | { outcome: 'done'; before: QuestionState | null; after: QuestionState }
  | { outcome: 'missing' }
  | { outcome: 'unchanged'; status: QuestionState['status'] };

type QuestionTexts = Pick<QuestionState, 'questionAr' | 'answerAr' | 'questionEn' | 'answerEn'>;

/**
 * Publishes a new question, at the end unless a place is given. Call it in a transaction, like the
 * other functions here.
 */
export async function addQuestion(
  db: Database,
  texts: QuestionTexts,
  place: number | undefined,
): Promise<EditedQuestion> {
  const position = place ?? (await nextPosition(db));
  return { outcome: 'done', before: null, after: await insertQuestion(db, { ...texts, position }) };
}

/** Changes the given fields; undefined leaves one unchanged. */
export async function editQuestion(
  db: Database,
  id: number,
  change: { [Key in keyof QuestionTexts | 'position']?: QuestionState[Key] | undefined },
): Promise<EditedQuestion> {
  const before = await lockQuestion(db, id);
  if (!before) return { outcome: 'missing' };
  return { outcome: 'done', before, after: await updateQuestion(db, id, change as Partial<QuestionState>) };
}

/** Hides a question, or shows it again. */
export async function setQuestionStatus(
  db: Database,
  id: number,
  status: (typeof PUBLISHED_STATUSES)[number],
): Promise<EditedQuestion> {
  const before = await lockQuestion(db, id);
  if (!before) return { outcome: 'missing' };
  if (before.status === status) return { outcome: 'unchanged', status };
  return { outcome: 'done', before, after: await updateQuestion(db, id, { status }) };
}
