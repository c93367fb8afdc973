import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { OPS_NOTED, type OpsNoted } from '../../../contract/ops-queues.ts';
import type { Database } from '../../db/database.ts';
import { operatorNotes } from '../../db/schema/operators.ts';
import { orders } from '../../db/schema/orders.ts';
import { users } from '../../db/schema/people.ts';
import { properties } from '../../db/schema/properties.ts';
import { argument, idOf, reasonRule, reasonText } from '../base/arguments.ts';
import { notesOn } from '../base/notes.ts';
import { listVerb } from '../base/read-verbs.ts';
import { changingVerb, missing, type Verb } from '../base/verb.ts';

const about = argument(z.enum(OPS_NOTED), {
  placeholder: 'KIND',
  rule: `must be one of ${OPS_NOTED.join(', ')}`,
  byPlace: true,
});
/** Not `id`, by which the log would list the note among the decisions about the item. */
const item = idOf('a person, an ad or an order');

async function isThere(db: Database, kind: OpsNoted, id: number): Promise<boolean> {
  if (kind === 'people') return (await db.$count(users, eq(users.id, id))) > 0;
  if (kind === 'orders') return (await db.$count(orders, eq(orders.id, id))) > 0;
  return (await db.$count(properties, and(eq(properties.id, id), isNull(properties.deletedAt)))) > 0;
}

/** What operators tell each other about a person, an ad or an order; no one else reads it. */
export const noteVerbs: readonly Verb[] = [
  listVerb({
    name: 'notes list',
    summary: 'What operators have noted about a person, an ad or an order',
    args: z.object({ about, item }),
    list: (db, { about: kind, item: id }) => notesOn(db, kind, id),
  }),
  changingVerb({
    name: 'notes add',
    summary: 'Note something about a person, an ad or an order, for operators alone',
    args: z.object({
      about,
      item,
      text: argument(reasonText, {
        ...reasonRule('be a note of', { ar: 'ملاحظة لزملائك', en: 'A note for your colleagues' }),
        error: {
          ar: 'اكتب الملاحظة، في 500 حرف على الأكثر',
          en: 'Enter the note, in 500 characters at most',
        },
        isUnlogged: true,
      }),
    }),
    label: { ar: 'إضافة ملاحظة', en: 'Added a note' },
    form: {
      look: 'second',
      press: { ar: 'أضف ملاحظة', en: 'Add a note' },
      title: { ar: 'ملاحظة جديدة', en: 'New note' },
      do: { ar: 'احفظ الملاحظة', en: 'Save the note' },
      done: { ar: 'حُفظت الملاحظة', en: 'The note is saved' },
    },
    async run({ db, actor, at, args: { about: kind, item: id, text } }) {
      if (!(await isThere(db, kind, id))) throw missing(`There is no item ${id} of ${kind}`);
      const [note] = await db
        .insert(operatorNotes)
        .values({ about: kind, itemId: id, text, who: actor.name, at })
        .returning({ id: operatorNotes.id });
      return { message: `Noted about ${kind} ${id}`, before: null, after: { note: note?.id ?? null } };
    },
  }),
  changingVerb({
    name: 'notes remove',
    summary: 'Remove a note; the log keeps that there was one, without its text',
    args: z.object({ about, note: idOf('a note', 'NOTE') }),
    label: { ar: 'حذف ملاحظة', en: 'Removed a note' },
    form: {
      look: 'danger',
      press: { ar: 'احذف', en: 'Remove' },
      title: { ar: 'حذف الملاحظة', en: 'Remove the note' },
      ask: {
        ar: 'يُحذف نصها، ويبقى في السجل أنها كانت.',
        en: 'Its text goes. The log keeps that there was a note.',
      },
      do: { ar: 'احذفها', en: 'Remove it' },
      done: { ar: 'حُذفت الملاحظة', en: 'The note is removed' },
    },
    async run({ db, args: { about: kind, note } }) {
      const [gone] = await db
        .delete(operatorNotes)
        .where(and(eq(operatorNotes.about, kind), eq(operatorNotes.id, note)))
        .returning();
      if (!gone) throw missing(`There is no note ${note} about ${kind}`);
      return {
        message: `Removed note ${note} about ${kind} ${gone.itemId}`,
        before: { item: gone.itemId, who: gone.who, at: gone.at.toISOString() },
        after: null,
      };
    },
  }),
];
