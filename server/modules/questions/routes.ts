import type { FastifyInstance } from 'fastify';
import { presentQuestion } from './presenter.ts';
import { listQuestions } from './repository.ts';

/** Questions and answers (services §7): all at once, since the page searches them locally. */
export async function questionsModule(app: FastifyInstance) {
  app.endpoint('questions.list', async ({ db, language }) => {
    const rows = await listQuestions(db);
    return { rows: rows.map((row) => presentQuestion(row, language)) };
  });
}
