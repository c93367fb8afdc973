import { z } from 'zod';
import { listAllQuestions } from '../../modules/questions/repository.ts';
import { readingVerb } from '../verb.ts';

export const questionsList = readingVerb({
  name: 'questions list',
  summary: 'Questions and answers in their order, also those that are hidden',
  args: z.object({}),
  places: [],
  whoMay: 'operator',
  async run({ db }) {
    const rows = await listAllQuestions(db);
    return { rows: rows.map(({ key: _, ...row }) => row), page: 1, hasMore: false };
  },
});
