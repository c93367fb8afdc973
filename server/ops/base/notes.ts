import { and, desc, eq } from 'drizzle-orm';
import type { Answer } from '../../../contract/contract.ts';
import type { OpsNoted } from '../../../contract/ops-queues.ts';
import type { Database } from '../../db/database.ts';
import { operatorNotes } from '../../db/schema/operators.ts';

/** So many notes are shown with an item. */
const MOST_NOTES = 50;

/** What operators have noted about an item, the latest first. */
export async function notesOn(
  db: Database,
  about: OpsNoted,
  itemId: number,
): Promise<Answer<'ops.item'>['item']['notes']> {
  const rows = await db
    .select()
    .from(operatorNotes)
    .where(and(eq(operatorNotes.about, about), eq(operatorNotes.itemId, itemId)))
    .orderBy(desc(operatorNotes.id))
    .limit(MOST_NOTES);
  return rows.map(({ id, text, who, at }) => ({ id, text, who, at: at.toISOString() }));
}
