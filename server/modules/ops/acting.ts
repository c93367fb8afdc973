import type { Answer, Body } from '../../../contract/contract.ts';
import { wireId } from '../../../contract/fields.ts';
import type { Language } from '../../../contract/language.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import { findVerb } from '../../ops/all-verbs.ts';
import { carryOut } from '../../ops/perform.ts';
import { Refused, type Verb } from '../../ops/verb.ts';
import type { Once } from '../../plugins/idempotency.ts';
import type { Person } from '../../plugins/session.ts';
import type { Clock } from '../../time/clock.ts';
import { lastLineSince } from './log.ts';
import { groupOf } from './log-group.ts';
import { argumentText, refusalTexts } from './refusal-texts.ts';
import { isSeenGroup, lastLogIn, lockSeen, type SeenGroup, stateIn } from './seen.ts';
import { verbLabel } from './verb-labels.ts';

interface Acting {
  person: Person;
  language: Language;
  once: Once;
  clock: Clock;
}

interface Target {
  group: SeenGroup;
  id: number;
}

/** The thing that a verb changes; null for one that makes something new, or is about a person. */
function targetOf({ name, args }: Verb, given: Record<string, string>): Target | null {
  const isOfHome = 'property' in args.shape;
  const group = isOfHome ? 'ads' : groupOf(name, given);
  if (!isSeenGroup(group) || !(isOfHome || 'id' in args.shape)) return null;
  const parsed = wireId.safeParse(isOfHome ? given.property : given.id);
  if (!parsed.success) throw new ApiError('opsItemNotFound');
  return { group, id: parsed.data };
}

/** Who was before the operator, or that the thing's own person has changed it. */
async function refuseStale(db: Database, { group, id }: Target, seen: string, { person, language }: Acting) {
  const line = await lastLineSince(db, { group, id, line: lastLogIn(seen) });
  if (!line) throw new ApiError('opsChanged');
  const isOwn = line.door === 'console' && line.account === person.mobile;
  const who = isOwn ? { ar: 'أنت', en: 'You' }[language] : line.who;
  throw new ApiError('opsTaken', { errors: { seen: `${who}: ${verbLabel(line.verb, language)}` } });
}

/** Of two operators at one thing the second gets no further than this. */
async function requireUnchanged(db: Database, target: Target, acting: Acting, seen: string | undefined) {
  if (seen === undefined) throw new ApiError('invalidFields', { errors: { seen: 'seen' } });
  const now = await lockSeen(db, target.group, target.id);
  if (now === null) throw new ApiError('opsItemNotFound');
  if (stateIn(now) !== stateIn(seen)) await refuseStale(db, target, seen, acting);
}

function toApiError(refused: Refused, language: Language): ApiError {
  if (refused.wrong.length > 0) {
    const errors = refused.wrong.map((name) => [name, argumentText(name, language)]);
    return new ApiError('invalidFields', { errors: Object.fromEntries(errors) });
  }
  if (refused.kind === 'missing') return new ApiError('opsItemNotFound');
  if (refused.kind === undefined) return new ApiError('opsRefused');
  const { field, [language]: words } = refusalTexts[refused.kind];
  return new ApiError(field ? 'invalidFields' : 'opsRefused', { errors: { [field ?? 'seen']: words } });
}

/**
 * Carries out what an operator has pressed: the verb, its line of the log and the look at what he had before his
 * eyes in one transaction, and at most once an idempotency key.
 */
export async function act(
  { verb: name, args, seen }: Body<'ops.act'>,
  acting: Acting,
): Promise<Answer<'ops.act'>> {
  const { person, language, once, clock } = acting;
  const verb = findVerb(name);
  if (!verb || verb.effect === 'read' || verb.whoMay === 'shell') throw new ApiError('opsNotHere');
  const target = targetOf(verb, args);
  try {
    return await once(async (transaction) => {
      if (target) await requireUnchanged(transaction, target, acting, seen);
      const actor = { name: person.name, door: 'console', account: person.mobile } as const;
      const changed = await carryOut(transaction, { verb: name, given: args, actor }, { clock });
      const after = 'after' in changed ? changed.after : null;
      const made = after?.id ?? args.id ?? args.property ?? args.code ?? args.mobile;
      return { verb: name, target: made === undefined || made === null ? null : String(made) };
    });
  } catch (error) {
    if (error instanceof Refused) throw toApiError(error, language);
    throw error;
  }
}
