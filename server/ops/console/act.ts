import { asc, eq, gt, max } from 'drizzle-orm';
import type { Answer, Body } from '../../../contract/contract.ts';
import { wireId } from '../../../contract/fields.ts';
import { LANGUAGES, type Language } from '../../../contract/language.ts';
import { OPS_KINDS, type OpsKind } from '../../../contract/ops-queues.ts';
import type { Database } from '../../db/database.ts';
import { operatorDecisions } from '../../db/schema/operators.ts';
import { notifications, users } from '../../db/schema/people.ts';
import { ApiError } from '../../http/api-error.ts';
import { brokenConstraint, isAborted } from '../../http/database-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { wordNotification } from '../../modules/notifications/texts.ts';
import type { Once } from '../../plugins/idempotency.ts';
import { operatorRole, type Person, personName } from '../../plugins/session.ts';
import { findVerb } from '../all-verbs.ts';
import { claimsOn, freeItem } from '../base/claims.ts';
import { findHeld } from '../base/held-decisions.ts';
import { groupOf, lastLineSince } from '../base/operator-log.ts';
import {
  isVersionedGroup,
  lastLogIdIn,
  lockRowVersion,
  rowHashIn,
  type VersionedGroup,
} from '../base/row-version.ts';
import { RefusedError, type Verb, verbLabel } from '../base/verb.ts';
import { couponKey } from '../nouns/coupons.ts';
import { runCommand } from '../run-command.ts';
import { argumentText, mayAct } from './verb-forms.ts';

export interface Acting {
  person: Person;
  language: Language;
  clock: Clock;
}

/** A verb as it came from the console. */
export type Decision = Pick<Body<'ops.act'>, 'verb' | 'args' | 'seen'>;

interface Target {
  group: VersionedGroup;
  /** A coupon's code, else a number. */
  id: number | string;
}

/** An item of a queue. */
interface Item extends Target {
  group: OpsKind;
  id: number;
}

/** The verb, if this person may carry it out with these arguments. */
function requireVerb({ verb: name, args }: Decision, person: Person): Verb {
  const verb = findVerb(name);
  if (!verb || verb.effect === 'read' || verb.whoMay === 'shell') throw new ApiError('opsNotHere');
  const role = operatorRole(person);
  if (!role) throw new ApiError('routeNotFound');
  if (!mayAct(role, verb, args)) throw new ApiError('opsNotYours');
  return verb;
}

/** The item that a verb changes; null if it creates one or is about a user. */
function targetOf({ name, args }: Verb, input: Record<string, string>): Target | null {
  const isOfHome = 'property' in args.shape;
  const group = isOfHome ? 'ads' : groupOf(name, input);
  if (!isVersionedGroup(group) || !(isOfHome || 'id' in args.shape)) return null;
  const parsed =
    group === 'coupons'
      ? couponKey.safeParse(input.id)
      : wireId.safeParse(isOfHome ? input.property : input.id);
  if (!parsed.success) throw new ApiError('opsItemNotFound');
  return { group, id: parsed.data };
}

const isItem = (target: Target | null): target is Item =>
  target !== null && (OPS_KINDS as readonly string[]).includes(target.group);

/** Refuses: names the operator who acted first. */
const tooLate = (who: string, verb: string, language: Language) =>
  new ApiError('opsTaken', { errors: { seen: `${who}: ${verbLabel(verb, language)}` } });
const YOU = { ar: 'أنت', en: 'You' };

/** Throws: names the operator who changed the item since, or says that its user did. */
async function refuseStale(
  db: Database,
  { group, id }: Target,
  version: string,
  { person, language }: Acting,
) {
  const line = await lastLineSince(db, { group, id, line: lastLogIdIn(version) });
  if (!line) throw new ApiError('opsChanged');
  const isOwn = line.door === 'console' && line.account === person.mobile;
  throw tooLate(isOwn ? YOU[language] : line.who, line.verb, language);
}

/** Locks the item and refuses if it changed since the operator viewed it. */
async function requireUnchanged(db: Database, target: Target, acting: Acting, version: string | undefined) {
  if (version === undefined) throw new ApiError('invalidFields', { errors: { seen: 'seen' } });
  const now = await lockRowVersion(db, target.group, target.id);
  if (now === null) throw new ApiError('opsItemNotFound');
  if (rowHashIn(now) !== rowHashIn(version)) await refuseStale(db, target, version, acting);
}

/** Refuses while a decision about the item is held back, or while another operator holds it. */
async function requireFree(db: Database, { group, id }: Item, { clock, language, person }: Acting) {
  const decided = await findHeld(db, group, id);
  if (decided) {
    throw tooLate(decided.userId === person.id ? YOU[language] : decided.who, decided.verb, language);
  }
  const held = (await claimsOn(db, group, [id], { person, at: clock.now(), language })).get(id);
  if (!held || held.isMine) return;
  const words = {
    ar: `هذا مع ${held.who}. تولَّه أنت ثم أعد المحاولة، وما كتبته باقٍ`,
    en: `${held.who} has it. Take it over and try again; what you typed is kept`,
  };
  throw new ApiError('opsHeld', { errors: { seen: words[language] } });
}

function toApiError({ consoleText, wrong }: RefusedError, verb: Verb, language: Language): ApiError {
  if (wrong.length > 0) {
    const errors = wrong.map((name) => [name, argumentText(verb, name, language)]);
    return new ApiError('invalidFields', { errors: Object.fromEntries(errors) });
  }
  if (consoleText === 'missing') return new ApiError('opsItemNotFound');
  if (consoleText === undefined) return new ApiError('opsRefused');
  const { at, [language]: words } = consoleText;
  return new ApiError(at ? 'invalidFields' : 'opsRefused', { errors: { [at ?? 'seen']: words } });
}

/** Runs a verb in a transaction, with its line of the log; returns what it made or changed. */
async function run(db: Database, verb: Verb, { args }: Decision, { person, language, clock }: Acting) {
  const actor = { name: person.name, channel: 'console', account: person.mobile } as const;
  try {
    const changed = await runCommand(db, { verb: verb.name, given: args, actor }, { clock });
    const after = 'after' in changed ? changed.after : null;
    const made = after?.id ?? args.id ?? args.property ?? args.code ?? args.mobile;
    return made === undefined || made === null ? null : String(made);
  } catch (error) {
    if (error instanceof RefusedError) throw toApiError(error, verb, language);
    throw error;
  }
}

/** Does the work and takes it back, so that it fails now if it would. */
async function rehearse(transaction: Database, work: (inner: Database) => Promise<unknown>) {
  const over = new Error('rehearsed');
  try {
    await transaction.transaction(async (inner) => {
      await work(inner);
      throw over;
    });
  } catch (error) {
    if (error !== over) throw error;
  }
}

/**
 * The notices that a transaction has written since notice `last`, in both languages. Its snapshot
 * hides those of other transactions.
 */
async function noticesSince(transaction: Database, last: number, language: Language) {
  const rows = await transaction
    .select({ kind: notifications.kind, params: notifications.params, person: users })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .where(gt(notifications.id, last))
    .orderBy(asc(notifications.id));
  return rows.flatMap(({ kind, params, person }) => {
    const [ar, en] = LANGUAGES.map((one) => wordNotification(kind, params, one)?.message);
    return ar && en ? [{ to: personName(person, language), text: { ar, en } }] : [];
  });
}

/** How often a rehearsal is tried that other transactions abort. */
const REHEARSALS_MOST = 3;

/**
 * What people would read if a verb were carried out: does its work in a transaction that is taken
 * back. Throws as `act` would, also where a field is still missing.
 */
export async function rehearseNotices(
  db: Database,
  decision: Decision,
  acting: Acting,
): Promise<Answer<'ops.rehearse'>> {
  const verb = requireVerb(decision, acting.person);
  if (verb.effect !== 'change' || verb.movesMoney) return { notices: [] };
  const target = targetOf(verb, decision.args);
  let notices: Answer<'ops.rehearse'>['notices'] = [];
  const work = async (inner: Database) => {
    if (target) await requireUnchanged(inner, target, acting, decision.seen);
    const [last] = await inner.select({ id: max(notifications.id) }).from(notifications);
    await run(inner, verb, decision, acting);
    notices = await noticesSince(inner, last?.id ?? 0, acting.language);
  };
  for (let tries = 1; ; tries += 1) {
    try {
      await db.transaction((transaction) => rehearse(transaction, work), {
        isolationLevel: 'repeatable read',
      });
      return { notices };
    } catch (error) {
      // A decision was carried out meanwhile: the next snapshot shows it, and its place in the log.
      const isOvertaken = isAborted(error) || brokenConstraint(error) === 'operator_log_place';
      if (tries === REHEARSALS_MOST || !isOvertaken) throw error;
    }
  }
}

/**
 * Runs a verb from the console: the verb, its log line and the version check in one transaction, at
 * most once per idempotency key. A decision about an item that moves no money is only rehearsed,
 * and held back for `holdMs`.
 */
export async function act(
  decision: Decision,
  acting: Acting & { once: Once; holdMs: number },
): Promise<Answer<'ops.act'>> {
  const { person, language, once, clock, holdMs } = acting;
  const { verb: name, args, seen = '' } = decision;
  const verb = requireVerb(decision, person);
  const target = targetOf(verb, args);
  return once(async (transaction): Promise<Answer<'ops.act'>> => {
    if (target) await requireUnchanged(transaction, target, acting, decision.seen);
    const item = isItem(target) ? target : null;
    if (item) {
      await requireFree(transaction, item, acting);
      await freeItem(transaction, item.group, item.id, person);
    }
    if (!item || holdMs === 0 || verb.effect !== 'change' || verb.movesMoney) {
      return { verb: name, target: await run(transaction, verb, decision, acting) };
    }
    await rehearse(transaction, (inner) => run(inner, verb, decision, acting));
    await transaction.insert(operatorDecisions).values({
      userId: person.id,
      verb: name,
      arguments: args,
      seen,
      kind: item.group,
      itemId: item.id,
      language,
      runAt: new Date(clock.now().getTime() + holdMs),
    });
    return { verb: name, target: String(item.id), isHeld: true };
  });
}

/** Carries out a decision that was held back, with the operator's rights as they are now. */
export async function carryOut(transaction: Database, decision: Decision, acting: Acting): Promise<void> {
  // No operator any more: told as any other lost right.
  if (!operatorRole(acting.person)) throw new ApiError('opsNotYours');
  const verb = requireVerb(decision, acting.person);
  const target = targetOf(verb, decision.args);
  if (target) await requireUnchanged(transaction, target, acting, decision.seen);
  await run(transaction, verb, decision, acting);
}
