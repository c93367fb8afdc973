import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Answer } from '../../../contract/contract.ts';
import { errorTable } from '../../../contract/errors.ts';
import type { Language } from '../../../contract/language.ts';
import type { Database } from '../../db/database.ts';
import { operatorDecisions } from '../../db/schema/operators.ts';
import { users } from '../../db/schema/people.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Person } from '../../plugins/session.ts';
import { findVerb } from '../all-verbs.ts';
import { verbLabel, type Words } from '../base/verb.ts';
import { carryOut } from './act.ts';

/** The verb that undoes another once it is carried out. */
export const OPPOSITES: Record<string, string> = {
  'ads approve': 'ads reopen',
  'ads reject': 'ads reopen',
  'ads hide': 'ads publish',
  'ads publish': 'ads hide',
  'ads reopen': 'ads approve',
  'reports uphold': 'reports reopen',
  'reports dismiss': 'reports reopen',
  'reports reopen': 'reports uphold',
  'reservations consent': 'reservations unconsent',
  'reservations unconsent': 'reservations consent',
  'viewings assign': 'viewings assign',
  'orders assign': 'orders assign',
  'orders depart': 'orders undepart',
  'orders undepart': 'orders depart',
  'orders arrive': 'orders unarrive',
  'orders unarrive': 'orders arrive',
  'orders price': 'orders price',
  'orders answer': 'orders answer',
  'orders done': 'orders undone',
  'orders undone': 'orders done',
  'requests answer': 'requests answer',
  'owners set': 'owners set',
  'tenancies record': 'tenancies end',
  'tenancies end': 'tenancies resume',
  'tenancies resume': 'tenancies end',
  'tenancies paid': 'tenancies correct',
  'tenancies correct': 'tenancies paid',
  'articles add': 'articles hide',
  'articles edit': 'articles edit',
  'articles hide': 'articles publish',
  'articles publish': 'articles hide',
  'questions add': 'questions hide',
  'questions edit': 'questions edit',
  'questions hide': 'questions publish',
  'questions publish': 'questions hide',
  'technicians add': 'technicians stop',
  'technicians stop': 'technicians resume',
  'technicians resume': 'technicians stop',
  'technicians change': 'technicians change',
  'coupons grant': 'coupons stop',
  'coupons stop': 'coupons resume',
  'coupons resume': 'coupons stop',
  'coupons change': 'coupons change',
  'payments consent': 'payments unconsent',
  'payments unconsent': 'payments consent',
  'orders consent': 'orders unconsent',
  'orders unconsent': 'orders consent',
  'notes add': 'notes remove',
  'notes remove': 'notes add',
};

/** What to do once a verb without an opposite is carried out: its user has the next step. */
export const AFTERWARDS: Record<string, Words> = {
  'reservations unsign': {
    ar: 'يسجّل الطرف توقيعه من جديد من تطبيقه',
    en: 'The side records its signature again in its app',
  },
  'deletions keep': { ar: 'يطلب صاحب الحساب حذفه من جديد', en: 'The user asks for the deletion again' },
  'sessions end': { ar: 'يدخل صاحب الحساب من جديد', en: 'The user signs in again' },
};

const pressOf = (name: string | undefined, language: Language): string | undefined => {
  const verb = name === undefined ? undefined : findVerb(name);
  return verb?.effect === 'change' ? verb.form?.press[language] : undefined;
};

/** An operator's own decisions that are held back or failed, the oldest first. */
export async function listHeld(
  db: Database,
  { person, language, clock }: { person: Person; language: Language; clock: Clock },
): Promise<Answer<'ops.held'>> {
  const rows = await db
    .select()
    .from(operatorDecisions)
    .where(eq(operatorDecisions.userId, person.id))
    .orderBy(asc(operatorDecisions.id));
  const now = clock.now().getTime();
  return {
    rows: rows.map(({ id, verb, kind, itemId, arguments: args, runAt, failure }) => ({
      id,
      verb,
      kind,
      itemId,
      args,
      label: verbLabel(verb, language),
      leftMs: Math.max(0, runAt.getTime() - now),
      failure,
    })),
  };
}

/**
 * Takes back a decision that was not carried out yet, or puts a failed one away. One statement, and
 * it waits for a process that carries it out: it is either undone or done.
 */
export async function undo(
  db: Database,
  { id, verb }: { id: number; verb: string },
  { person, language }: { person: Person; language: Language },
): Promise<{ id: number }> {
  const gone = await db
    .delete(operatorDecisions)
    .where(and(eq(operatorDecisions.id, id), eq(operatorDecisions.userId, person.id)))
    .returning({ id: operatorDecisions.id });
  if (gone.length > 0) return { id };
  const press = pressOf(OPPOSITES[verb], language);
  const words = press
    ? { ar: `تستطيع أن تعيده بأمر «${press}»`, en: `You can take it back with “${press}”` }
    : AFTERWARDS[verb];
  throw new ApiError('opsUndoLate', words ? { errors: { seen: words[language] } } : {});
}

/** Why a decision failed, in its operator's language. */
function failureText(error: unknown, language: Language): string {
  const { kind, errors = {} } = error instanceof ApiError ? error : new ApiError('opsRefused');
  return [errorTable[kind][language], ...Object.values(errors)].join(' — ');
}

interface CarryingOut {
  clock: Clock;
  log: FastifyBaseLogger;
}

/**
 * Carries out the decision that is due longest, unless another process is at it. Its row goes in
 * the same transaction; a process that dies leaves both to the next. Returns false without any.
 */
async function carryOutNext(db: Database, { clock, log }: CarryingOut): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const [due] = await transaction
      .select()
      .from(operatorDecisions)
      .where(and(lte(operatorDecisions.runAt, clock.now()), isNull(operatorDecisions.failure)))
      .orderBy(asc(operatorDecisions.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return false;
    const { verb, arguments: args, seen, language } = due;
    const isIt = eq(operatorDecisions.id, due.id);
    try {
      await transaction.transaction(async (inner) => {
        const [person] = await inner.select().from(users).where(eq(users.id, due.userId));
        if (!person) throw new ApiError('opsNotYours');
        await carryOut(inner, { verb, args, seen }, { person, language, clock });
      });
      await transaction.delete(operatorDecisions).where(isIt);
    } catch (error) {
      if (!(error instanceof ApiError)) log.error({ err: error, verb }, 'a decision failed');
      await transaction
        .update(operatorDecisions)
        .set({ failure: failureText(error, language) })
        .where(isIt);
    }
    return true;
  });
}

/** Carries out all decisions that are due. */
export async function carryOutDue(db: Database, carrying: CarryingOut): Promise<void> {
  while (await carryOutNext(db, carrying));
}
