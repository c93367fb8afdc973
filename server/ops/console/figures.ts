import { sql } from 'drizzle-orm';
import type { Answer } from '../../../contract/contract.ts';
import { daysAfter } from '../../../contract/day-arithmetic.ts';
import { riyadhDay, riyadhMoment } from '../../../contract/riyadh.ts';
import type { Database } from '../../db/database.ts';
import { inSar } from '../../lib/money.ts';
import { readGatewayDays } from '../../modules/payments/ledger/statement.ts';

type Day = Answer<'ops.figures'>['days'][number];

const dayOf = (column: string) => sql.raw(`to_char(${column} at time zone 'Asia/Riyadh', 'YYYY-MM-DD')`);
/** SQL for the median number of minutes between two timestamps. */
const medianOf = (from: string, to: string) =>
  sql.raw(`percentile_cont(0.5) within group (order by extract(epoch from ${to} - ${from}) / 60)`);

interface Counted extends Record<string, unknown> {
  day: string;
  /** A number, whose type depends on the driver. */
  figure: string | number;
}

/**
 * Figures per day in Riyadh, today last: what was submitted on that day, what the gateway took in
 * less what went back to cards (by the ledger; below zero where more went back), and how long the
 * items answered on that day had waited.
 */
export async function figuresOf(db: Database, now: Date, days: number): Promise<Day[]> {
  const first = daysAfter(riyadhDay(now), 1 - days);
  const since = riyadhMoment(first, '00:00').toISOString();
  const read = async (query: ReturnType<typeof sql>) => (await db.execute<Counted>(query)).rows;
  const [ads, viewings, reservations, payments, adsWait, ordersWait, reservationsWait, reportsWait] =
    await Promise.all([
      read(sql`select ${dayOf('submitted_at')} as day, count(*) as figure from properties
        where submitted_at is not null and submitted_at >= ${since} group by 1`),
      read(sql`select ${dayOf('created_at')} as day, count(*) as figure from viewings
        where created_at >= ${since} group by 1`),
      read(sql`select ${dayOf('created_at')} as day, count(*) as figure from reservations
        where created_at >= ${since} group by 1`),
      readGatewayDays(db, riyadhMoment(first, '00:00')),
      read(sql`select ${dayOf('l.at')} as day, ${medianOf('p.submitted_at', 'l.at')} as figure
        from operator_log l join properties p on p.id = (l.arguments ->> 'id')::bigint
        where l.at >= ${since} and l.verb in ('ads approve', 'ads reject') and p.submitted_at <= l.at group by 1`),
      read(sql`select ${dayOf('assign_time')} as day,
          ${medianOf('coalesce(call_out_paid_at, created_at)', 'assign_time')} as figure
        from orders where assign_time is not null and assign_time >= ${since} group by 1`),
      read(sql`select ${dayOf('closed_at')} as day, ${medianOf('paid_at', 'closed_at')} as figure
        from reservations where closed_at is not null and closed_at >= ${since}
          and status in ('executed', 'refunded') and paid_at is not null group by 1`),
      read(sql`select ${dayOf('decided_at')} as day, ${medianOf('created_at', 'decided_at')} as figure
        from property_reports where decided_at is not null and decided_at >= ${since} group by 1`),
    ]);
  const figureOn = (rows: Counted[], day: string) => Number(rows.find((row) => row.day === day)?.figure ?? 0);
  const waitOn = (rows: Counted[], day: string) => {
    const found = rows.find((row) => row.day === day);
    return found ? Math.max(0, Math.round(Number(found.figure))) : null;
  };
  return Array.from({ length: days }, (_, place) => {
    const day = daysAfter(first, place);
    const taken = payments.find((row) => row.day === day);
    return {
      day,
      ads: figureOn(ads, day),
      bookings: figureOn(viewings, day) + figureOn(reservations, day),
      payments: taken?.count ?? 0,
      paid: inSar(taken?.halalas ?? 0),
      adsWait: waitOn(adsWait, day),
      ordersWait: waitOn(ordersWait, day),
      reservationsWait: waitOn(reservationsWait, day),
      reportsWait: waitOn(reportsWait, day),
    };
  });
}
