import { sql } from 'drizzle-orm';
import type { Answer } from '../../../contract/contract.ts';
import { daysAfter } from '../../../contract/day-arithmetic.ts';
import type { Language } from '../../../contract/language.ts';
import { OPS_PROMISES } from '../../../contract/ops-queues.ts';
import { riyadhDay, riyadhMoment } from '../../../contract/riyadh.ts';
import type { Database } from '../../db/database.ts';
import { personName } from '../../plugins/session.ts';
import { CLAIM_MS } from '../base/claims.ts';
import { dateOf, isoOf, type Waiting } from '../base/item-kind.ts';
import { allQueues } from './all-queues.ts';

type Team = Answer<'ops.team'>;
type Promised = keyof typeof OPS_PROMISES;

const MINUTE_MS = 60_000;
/** Who was seen so recently is on. */
const ON_MS = 10 * MINUTE_MS;

interface DoneRow extends Record<string, unknown> {
  door: 'shell' | 'console';
  account: string;
  who: string;
  group: string;
  count: string | number;
  last: unknown;
}

interface OperatorRow extends Record<string, unknown> {
  id: number;
  mobile: string;
  name: string;
  nameEn: string | null;
  holds: string | number;
  /** When the last claim of theirs ends. */
  until: unknown;
}

/** By kind: which decisions end a wait, and since when the item waited; an id is `item`. */
const DECISIONS: Record<Promised, ReturnType<typeof sql>> = {
  ads: sql`join properties w on w.id = (l.arguments ->> 'id')::bigint and w.submitted_at <= l.at
    cross join lateral (select l.at - w.submitted_at as took) t where l.verb in ('ads approve', 'ads reject')`,
  refunds: sql`join card_refunds w on w.payment_id = (l.arguments ->> 'id')::bigint and w.created_at <= l.at
    cross join lateral (select l.at - w.created_at as took) t where l.verb = 'refunds retry'`,
};

/**
 * The team's day in Riyadh up to `now`: entries of the log by kind and operator, what waits, and
 * who is on, by their last entry or renewed claim.
 */
export async function teamOf(db: Database, now: Date, language: Language): Promise<Team> {
  const today = riyadhDay(now);
  const from = riyadhMoment(today, '00:00').toISOString();
  const to = riyadhMoment(daysAfter(today, 1), '00:00').toISOString();
  const isToday = sql`l.at >= ${from} and l.at < ${to}`;
  const { rows: done } = await db.execute<DoneRow>(sql`
    select l.door, l.account, (array_agg(l.who order by l.id desc))[1] as who, split_part(l.verb, ' ', 1) as group,
      count(*) as count, max(l.at) as last
    from operator_log l where ${isToday} group by l.door, l.account, 4`);
  const { rows: operators } = await db.execute<OperatorRow>(sql`
    select u.id, u.mobile, u.name, u.name_en as "nameEn", count(c.item_id) as holds, max(c.until) as until
    from users u left join operator_claims c on c.user_id = u.id and c.until > ${now.toISOString()}
    where u.role <> 'user' group by u.id order by u.id`);
  const waiting = new Map<string, Waiting>();
  for (const queue of allQueues) {
    const [group = ''] = queue.kind.split('-');
    const { count, oldestAt } = await queue.waiting(db, now);
    const known = waiting.get(group);
    const oldest = [known?.oldestAt, oldestAt].flatMap((at) => at ?? []).toSorted((a, b) => +a - +b);
    waiting.set(group, { count: count + (known?.count ?? 0), oldestAt: oldest[0] ?? null });
  }
  const promises = await Promise.all(
    (Object.keys(OPS_PROMISES) as Promised[]).map(async (group) => {
      const minutes = OPS_PROMISES[group];
      const { rows } = await db.execute<{ of: string | number; kept: string | number }>(sql`
        select count(*) as of, count(*) filter (where t.took <= make_interval(mins => ${minutes}::int)) as kept
        from operator_log l ${DECISIONS[group]} and ${isToday}`);
      const before = new Date(now.getTime() - minutes * MINUTE_MS);
      const late = (await allQueues.find(({ kind }) => kind === group)?.overdue?.(db, before)) ?? 0;
      return [group, { minutes, kept: Number(rows[0]?.kept), of: Number(rows[0]?.of), late }] as const;
    }),
  );
  return {
    kinds: [...new Set([...waiting.keys(), ...done.map(({ group }) => group)])].map((group) => ({
      group,
      decided: sumOf(done.filter((row) => row.group === group)),
      waiting: waiting.get(group)?.count ?? 0,
      oldestAt: isoOf(waiting.get(group)?.oldestAt),
      promise: promises.find(([name]) => name === group)?.[1] ?? null,
    })),
    operators: peopleOf({ done, operators, now, language }),
  };
}

const sumOf = (rows: DoneRow[]) => rows.reduce((sum, { count }) => sum + Number(count), 0);

interface People {
  done: DoneRow[];
  operators: OperatorRow[];
  now: Date;
  language: Language;
}

/** Each operator with their entries, and each account of the machine that has entries today. */
function peopleOf({ done, operators, now, language }: People): Team['operators'] {
  const oneOf = (own: DoneRow[], until: Date | null) => {
    const claimedAt = until ? [until.getTime() - CLAIM_MS] : [];
    const seen = Math.max(...claimedAt, ...own.flatMap(({ last }) => dateOf(last)?.getTime() ?? []), 0);
    return {
      decided: sumOf(own),
      groups: own
        .map(({ group, count }) => ({ group, decided: Number(count) }))
        .toSorted((one, other) => other.decided - one.decided),
      seenAt: seen === 0 ? null : new Date(seen).toISOString(),
      isOn: now.getTime() - seen < ON_MS,
    };
  };
  const people = operators.map(({ id, mobile, holds, until, ...names }) => ({
    id,
    who: personName(names, language),
    holds: Number(holds),
    ...oneOf(
      done.filter(({ door, account }) => door === 'console' && account === mobile),
      dateOf(until),
    ),
  }));
  const known = new Set(operators.map(({ mobile }) => mobile));
  const others = done.filter(({ door, account }) => door === 'shell' || !known.has(account));
  const names = new Set(others.map(({ who }) => who));
  const machine = [...names].map((who) => ({
    id: null,
    who,
    holds: 0,
    ...oneOf(
      others.filter((row) => row.who === who),
      null,
    ),
  }));
  return [...people, ...machine].toSorted(
    (one, other) => Number(other.isOn) - Number(one.isOn) || other.decided - one.decided,
  );
}
