import type { Answer } from '../../../contract/contract.ts';
import type { Language } from '../../../contract/language.ts';
import type { listQuestions } from './repository.ts';

type QuestionRow = Awaited<ReturnType<typeof listQuestions>>[number];

export function presentQuestion(
  row: QuestionRow,
  language: Language,
): Answer<'questions.list'>['rows'][number] {
  return language === 'ar'
    ? { id: row.id, question: row.questionAr, answer: row.answerAr }
    : { id: row.id, question: row.questionEn, answer: row.answerEn };
}
