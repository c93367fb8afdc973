import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Language } from '../../../contract/language.ts';
import { DELETION_DAYS } from '../../../contract/limits.ts';
import type { OpenMatter } from '../../../contract/open-matters.ts';
import type { Database } from '../../db/database.ts';
import { PAGE_AND_ONE } from '../../db/pagination.ts';
import { deletions } from '../../db/schema/access.ts';
import { users } from '../../db/schema/people.ts';
import { notify } from '../../modules/notifications/notify.ts';
import { openMatters } from '../../modules/personal-data/deletion.ts';
import { personName } from '../../plugins/session.ts';
import { argument, idOf, page, reasonError, reasonRule, reasonText } from '../base/arguments.ts';
import { isUndecided } from '../base/held-decisions.ts';
import {
  countWaiting,
  directionOf,
  factsOf,
  type ItemKind,
  isAskedFor,
  isBehind,
  type Page,
  type Queue,
  type Row,
} from '../base/item-kind.ts';
import { listVerb } from '../base/read-verbs.ts';
import { rowVersionOf } from '../base/row-version.ts';
import { changingVerb, RefusedError, type Verb } from '../base/verb.ts';
import { openMatterWords } from '../base/words.ts';

const person = { id: users.id, name: users.name, nameEn: users.nameEn, mobile: users.mobile };
const isWaiting = and(isNull(deletions.erasedAt), isUndecided('deletions', deletions.userId));

const DAY_MS = 24 * 60 * 60_000;

const statusWords = {
  waiting: { ar: 'بانتظار يومه', en: 'Waiting for its day' },
  blocked: { ar: 'فيه ما لم ينته', en: 'Something is unfinished' },
  erased: { ar: 'حُذف', en: 'Deleted' },
} as const;

const matterWords = (open: readonly OpenMatter[], language: Language) =>
  open.map((matter) => openMatterWords[matter][language]).join(language === 'ar' ? '، ' : ', ');

const queue: Queue = {
  name: 'deletions',
  kind: 'deletions',
  waiting: (db) => countWaiting(db, deletions, deletions.askedAt, isWaiting),
  rows: listWaiting,
};

const searched = {
  kind: 'deletions' as const,
  id: deletions.userId,
  mobile: users.mobile,
  texts: [users.name, users.nameEn],
};

/** A page of the accounts that are to be deleted plus one, the next day first. */
async function listWaiting(db: Database, asked: Page): Promise<Row[]> {
  const { skip = 0, language, sort } = asked;
  const { by } = directionOf(sort);
  const rows = await db
    .select({ deletion: deletions, ...person })
    .from(deletions)
    .innerJoin(users, eq(users.id, deletions.userId))
    .where(and(isWaiting, isAskedFor(searched, asked), isBehind(deletions.dueAt, deletions.userId, asked)))
    .orderBy(by(deletions.dueAt), by(deletions.userId))
    .limit(PAGE_AND_ONE)
    .offset(skip);
  return rows.map(({ deletion: { askedAt, dueAt }, id, mobile, ...names }) => {
    // Put off by the job on its day, since something in the account was unfinished.
    const isPutOff = dueAt.getTime() - askedAt.getTime() > DELETION_DAYS * DAY_MS;
    const status = isPutOff ? 'blocked' : 'waiting';
    return {
      id,
      status,
      title: personName(names, language),
      note: statusWords[status][language],
      who: mobile,
      since: askedAt.toISOString(),
      dueAt: dueAt.toISOString(),
      amount: null,
      mark: null,
    };
  });
}

/** Accounts whose users have asked for their deletion, by the user's id. */
export const accountDeletions: ItemKind = {
  kind: 'deletions',
  queues: [queue],
  async find(db, id, language, now) {
    const [row] = await db
      .select({ deletion: deletions, person, seen: rowVersionOf('deletions') })
      .from(deletions)
      .innerJoin(users, eq(users.id, deletions.userId))
      .where(eq(deletions.userId, id));
    if (!row) return null;
    const { askedAt, dueAt, erasedAt } = row.deletion;
    const open = erasedAt ? [] : await openMatters(db, id, now);
    const status = erasedAt ? 'erased' : open.length > 0 ? 'blocked' : 'waiting';
    const name = personName(row.person, language);
    return {
      id,
      title: name,
      status,
      statusLabel: statusWords[status][language],
      since: askedAt.toISOString(),
      dueAt: erasedAt ? null : dueAt.toISOString(),
      seen: row.seen,
      person: erasedAt ? null : { ...row.person, name },
      facts: factsOf([
        ['open', 'text', matterWords(open, language)],
        ['erasedAt', 'moment', erasedAt?.toISOString()],
      ]),
      actions: erasedAt ? [] : ['deletions keep'],
    };
  },
};

export const deletionVerbs: readonly Verb[] = [
  listVerb({
    name: 'deletions list',
    summary: 'Accounts that are to be deleted, with their day and what is unfinished in them',
    args: z.object({ page }),
    list: listWaiting,
  }),
  changingVerb({
    name: 'deletions keep',
    summary: 'Take back that an account is to be deleted; its user reads the reason and may ask again',
    args: z.object({
      id: idOf('an account'),
      reason: argument(reasonText, {
        ...reasonRule('be a reason of', {
          ar: 'السبب، ويقرؤه صاحبه',
          en: 'The reason, which its user reads',
        }),
        error: reasonError,
      }),
    }),
    label: { ar: 'إبقاء حساب', en: 'Kept an account' },
    form: {
      look: 'second',
      press: { ar: 'أبقِ الحساب', en: 'Keep the account' },
      title: { ar: 'إبقاء الحساب', en: 'Keep the account' },
      ask: {
        ar: 'لا يُحذف، ويُخبر صاحبه، وله أن يطلب الحذف من جديد.',
        en: 'It is not deleted. We notify its user, who may ask for the deletion again.',
      },
      do: { ar: 'أبقِه', en: 'Keep it' },
      done: { ar: 'بقي الحساب', en: 'The account is kept' },
    },
    async run({ db, args: { id, reason } }) {
      const [taken] = await db
        .delete(deletions)
        .where(and(eq(deletions.userId, id), isNull(deletions.erasedAt)))
        .returning();
      if (!taken) throw new RefusedError(`Account ${id} is not to be deleted`);
      await notify(db, id, { kind: 'deletionKept', params: { reason } });
      return {
        message: `Account ${id} is kept`,
        before: { dueAt: taken.dueAt.toISOString() },
        after: { dueAt: null },
      };
    },
  }),
];
