import { sql } from 'drizzle-orm';
import type { Answer } from '../../../contract/contract.ts';
import type { Database } from '../../db/database.ts';
import { inSar } from '../../lib/money.ts';
import { balanceOf } from '../payments/ledger/repository.ts';
import { listOwned, listRented } from '../rentals/repository.ts';

/** The figures of the account menu, as the lists behind its rows show them. `balance` is in SAR. */
export async function accountSummary(
  db: Database,
  me: number,
  now: Date,
): Promise<Answer<'profile.summary'>> {
  const count = (rows: ReturnType<typeof sql>) => sql`(select count(*)::int from ${rows})`;
  const requests = ['management_requests', 'document_requests', 'finance_requests', 'property_requests'];
  const { rows } = await db.execute<
    Omit<Answer<'profile.summary'>, 'balance' | 'owned' | 'rented'>
  >(sql`select
    (select identity is not null from users where id = ${me}) as "isVerified",
    ${count(sql`viewings where user_id = ${me} and status = 'confirmed' and starts_at > ${now.toISOString()}`)}
      as "comingViewings",
    ${sql.join(
      requests.map((table) => count(sql`${sql.identifier(table)} where user_id = ${me}`)),
      sql` + `,
    )} as requests,
    ${count(sql`orders where user_id = ${me} and cancelled_at is null and done_time is null`)} as "runningOrders",
    ${count(sql`properties where advertiser_id = ${me} and deleted_at is null`)} as ads,
    ${count(sql`properties where advertiser_id = ${me} and deleted_at is null and status = 'under_review'`)}
      as "adsUnderReview",
    ${count(sql`reservations where user_id = ${me}`)} as reservations,
    ${count(sql`payment_methods where user_id = ${me} and token is not null`)} as cards`);
  const [figures] = rows;
  if (!figures) throw new Error('The figures of the account menu were not read');
  const [balance, owned, rented] = await Promise.all([
    balanceOf(db, { kind: 'wallet', userId: me }),
    listOwned(db, me),
    listRented(db, me),
  ]);
  return { ...figures, balance: inSar(balance), owned: owned.length, rented: rented.length };
}
