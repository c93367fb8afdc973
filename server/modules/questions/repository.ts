import { asc, eq, max } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { questions } from '../../db/schema/articles.ts';

const inOrder = [asc(questions.position), asc(questions.id)];

/** The public questions, in order. */
export async function listQuestions(db: Database) {
  return db
    .select()
    .from(questions)
    .where(eq(questions.status, 'published'))
    .orderBy(...inOrder);
}

/** Locks a question until the transaction ends; null if it does not exist. */
export async function lockQuestion(db: Database, id: number) {
  const [found] = await db.select().from(questions).where(eq(questions.id, id)).for('update');
  return found ?? null;
}

/** The position after the last question. */
export async function nextPosition(db: Database): Promise<number> {
  const [found] = await db.select({ last: max(questions.position) }).from(questions);
  return (found?.last ?? 0) + 1;
}

export async function insertQuestion(db: Database, row: typeof questions.$inferInsert) {
  const [added] = await db.insert(questions).values(row).returning();
  return added as NonNullable<typeof added>;
}

export async function updateQuestion(
  db: Database,
  id: number,
  change: Partial<typeof questions.$inferInsert>,
) {
  const [changed] = await db.update(questions).set(change).where(eq(questions.id, id)).returning();
  return changed as NonNullable<typeof changed>;
}
