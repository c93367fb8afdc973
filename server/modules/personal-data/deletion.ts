import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import { DELETION_DAYS } from '../../../contract/limits.ts';
import { OPEN_MATTERS, type OpenMatter } from '../../../contract/open-matters.ts';
import { riyadhDay } from '../../../contract/riyadh.ts';
import type { Database } from '../../db/database.ts';
import { deletions } from '../../db/schema/access.ts';
import { users } from '../../db/schema/people.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Person } from '../../plugins/session.ts';
import { deleteOtherSessions } from '../access/session/repository.ts';
import type { Ads } from '../advertising/service.ts';
import { notify } from '../notifications/notify.ts';
import { balanceOf } from '../payments/ledger/repository.ts';
import { PERSONAL_TABLES } from './table.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Accounts of one run of the job. */
const ERASE_BATCH = 20;

interface Services {
  db: Database;
  ads: Ads;
  clock: Clock;
}

/** The deletion of accounts: asked for, taken back within 14 days, then done. */
export function createAccountDeletion(services: Services) {
  const { db, clock } = services;
  return {
    /** When the account is deleted (null: not asked for), and what has to end before. */
    async status(reader: Database, userId: number) {
      const [row] = await reader
        .select({ dueAt: deletions.dueAt })
        .from(deletions)
        .where(eq(deletions.userId, userId));
      return {
        dueAt: row?.dueAt.toISOString() ?? null,
        open: await openMatters(reader, userId, clock.now()),
      };
    },

    /**
     * Notes that the account is to be deleted, and ends its other sessions. Throws accountInUse
     * while something is open. Asked again, the first day stays.
     */
    async ask(person: Person, keptToken: string | null) {
      const askedAt = clock.now();
      const dueAt = new Date(askedAt.getTime() + DELETION_DAYS * DAY_MS);
      return db.transaction(async (transaction) => {
        if ((await openMatters(transaction, person.id, askedAt)).length > 0)
          throw new ApiError('accountInUse');
        const [made] = await transaction
          .insert(deletions)
          .values({ userId: person.id, askedAt, dueAt })
          .onConflictDoNothing()
          .returning();
        if (made) {
          await deleteOtherSessions(transaction, person.id, keptToken);
          await notify(transaction, person.id, {
            kind: 'deletionAsked',
            params: { dueOn: riyadhDay(dueAt) },
          });
          return { dueAt: dueAt.toISOString() };
        }
        const [known] = await transaction.select().from(deletions).where(eq(deletions.userId, person.id));
        return { dueAt: (known?.dueAt ?? dueAt).toISOString() };
      });
    },

    /** Takes back that the account is to be deleted; does nothing if it is not. */
    async undo(userId: number): Promise<void> {
      await db.delete(deletions).where(and(eq(deletions.userId, userId), isNull(deletions.erasedAt)));
    },

    /**
     * Deletes the accounts whose day has come, each in a transaction of its own, and returns how
     * many it looked at. If one fails, throws after handling the others.
     */
    async eraseDue(): Promise<number> {
      const due = await db
        .select({ userId: deletions.userId })
        .from(deletions)
        .where(isDue(clock.now()))
        .orderBy(asc(deletions.dueAt))
        .limit(ERASE_BATCH);
      const ends = await Promise.allSettled(due.map(({ userId }) => eraseOne(services, userId)));
      const failed = ends.find((end) => end.status === 'rejected');
      if (failed) throw failed.reason;
      return due.length;
    },
  };
}

export type AccountDeletion = ReturnType<typeof createAccountDeletion>;

/** What has to come to its end before the account is deleted: money, bookings, work, tenancies. */
export async function openMatters(db: Database, me: number, now: Date): Promise<OpenMatter[]> {
  const myPayments = sql`select id from payments where user_id = ${me}`;
  const myAds = sql`select id from properties where advertiser_id = ${me}`;
  const open: Record<Exclude<OpenMatter, 'wallet'>, ReturnType<typeof sql>> = {
    payments: sql`exists (select 1 from payments where user_id = ${me} and status = 'open')
      or exists (select 1 from card_refunds where status <> 'done' and payment_id in (${myPayments}))
      or exists (select 1 from payment_faults where closed_at is null and payment_id in (${myPayments}))`,
    viewings: sql`exists (select 1 from viewings where user_id = ${me}
      and (status = 'waiting_payment' or status = 'confirmed' and starts_at > ${now}))`,
    reservations: sql`exists (select 1 from reservations where closed_at is null
      and (user_id = ${me} or property_id in (${myAds})))`,
    // A mosque's order has no final price, and an unpaid call-out is no order yet.
    orders: sql`exists (select 1 from orders where user_id = ${me} and cancelled_at is null
      and (call_out_paid_at is not null or order_type = 'mosque')
      and (done_time is null or order_type <> 'mosque' and final_paid_at is null))`,
    tenancies: sql`exists (select 1 from tenancies where ended_on is null and (tenant_id = ${me}
      or property_id in (select property_id from property_owners where user_id = ${me})))`,
    operator: sql`exists (select 1 from users where id = ${me} and role <> 'user')`,
  };
  const columns = Object.entries(open).map(([matter, is]) => sql`(${is}) as ${sql.identifier(matter)}`);
  const { rows } = await db.execute<Record<string, boolean>>(sql`select ${sql.join(columns, sql`, `)}`);
  const balance = await balanceOf(db, { kind: 'wallet', userId: me });
  return OPEN_MATTERS.filter((matter) => (matter === 'wallet' ? balance !== 0 : rows[0]?.[matter]));
}

const isDue = (now: Date) => and(isNull(deletions.erasedAt), lte(deletions.dueAt, now));

/**
 * Deletes an account whose day has come, or puts it off by a day while something in it is open.
 * Does nothing if another process is at it, or was, or its user has taken it back.
 */
async function eraseOne({ db, ads, clock }: Services, me: number): Promise<void> {
  const now = clock.now();
  await db.transaction(async (transaction) => {
    const [due] = await transaction
      .select({ userId: deletions.userId })
      .from(deletions)
      .where(and(eq(deletions.userId, me), isDue(now)))
      .for('update', { skipLocked: true });
    if (!due) return;
    await transaction.select({ id: users.id }).from(users).where(eq(users.id, me)).for('update');
    const change = (values: Partial<typeof deletions.$inferInsert>) =>
      transaction.update(deletions).set(values).where(eq(deletions.userId, me));
    if ((await openMatters(transaction, me, now)).length > 0) {
      await change({ dueAt: new Date(now.getTime() + DAY_MS) });
      await notify(transaction, me, { kind: 'deletionWaits', params: {} });
      return;
    }
    await ads.takeDownAll(transaction, me);
    await erase(transaction, me, now);
    await change({ erasedAt: now });
  });
}

/** Erases what is held of a user, table by table; the last ones refer to the first. */
async function erase(transaction: Database, me: number, now: Date): Promise<void> {
  // Jobs remove files without a row (pictures/unclaimed-files.ts), and cards at the gateway.
  await transaction.execute(sql`
    insert into unclaimed_files (key, due_at)
      select distinct substr(path, 8), clock_timestamp() from (
        select avatar as path from users where id = ${me}
        union all select image from orders where user_id = ${me}
        union all select unnest(photos) from orders where user_id = ${me}
        union all select '/media/' || receipt_image from property_ads
          where property_id in (select id from properties where advertiser_id = ${me})
      ) as mine where path like '/media/_%' on conflict do nothing`);
  await transaction.execute(sql`
    insert into card_removals (token, created_at, try_at)
      select token, ${now}, ${now} from payment_methods where user_id = ${me} and token is not null
      on conflict do nothing`);
  for (const [name, { of, after }] of Object.entries(PERSONAL_TABLES).reverse()) {
    const table = sql.identifier(name);
    if (after === 'gone') await transaction.execute(sql`delete from ${table} where ${of(me)}`);
    else if (after !== 'kept') await transaction.execute(sql`update ${table} set ${after} where ${of(me)}`);
  }
}
