import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import { PHOTO_WIDTHS } from '../../contract/limits.ts';
import type { Database } from '../../server/db/database.ts';
import type { Acknowledged } from './mixed-writes.ts';

/** Rules that hold at any moment, each with a query for what breaks it. */
const RULES: [rule: string, broken: SQL][] = [
  [
    'a ledger entry sums to zero',
    sql`select entry_id from ledger_lines group by entry_id having sum(amount_halalas) <> 0 or count(*) < 2`,
  ],
  [
    'an entry has lines',
    sql`select id from ledger_entries where not exists (select from ledger_lines where entry_id = id)`,
  ],
  [
    'no wallet is below zero',
    sql`select account_id from ledger_lines join ledger_accounts on id = account_id
      where kind = 'wallet' group by account_id having sum(amount_halalas) < 0`,
  ],
  [
    'a payment is paid once, and entered then',
    sql`select id from payments where (status = 'paid') <>
      exists (select from ledger_entries where payment_id = payments.id and kind = 'payment')`,
  ],
  [
    'a time has one viewing',
    sql`select min(id) from viewings where status in ('waiting_payment', 'confirmed')
      group by property_id, starts_at having count(*) > 1`,
  ],
  [
    'a luxury viewing is confirmed once it is paid',
    sql`select viewings.id from viewings where status = 'confirmed' and is_luxury and not exists
      (select from payments where purpose = 'viewing' and subject_id = viewings.id and payments.status = 'paid')`,
  ],
  [
    'a cancelled viewing is paid back',
    sql`select payments.id from payments join viewings on purpose = 'viewing' and subject_id = viewings.id
      where payments.status = 'paid' and viewings.status = 'cancelled' and not exists
      (select from ledger_entries where payment_id = payments.id and kind = 'refund')`,
  ],
];

const ids = async (db: Database, query: SQL) =>
  (await db.execute<Record<string, unknown>>(query)).rows.map((row) => String(Object.values(row)[0]));

const some = (what: string, all: string[]) =>
  all.length > 0 ? [`${what}: ${all.length} not, such as ${all.slice(0, 3).join(', ')}`] : [];

/** Answers by reading whole tables, so that a damaged index hides nothing. */
async function withoutIndexes<Result>(
  db: Database,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (transaction) => {
    for (const way of ['indexscan', 'indexonlyscan', 'bitmapscan']) {
      await transaction.execute(sql.raw(`set local enable_${way} = off`));
    }
    return work(transaction);
  });
}

/** What breaks a rule, or was promised and is not there; empty if the database is whole. */
export async function brokenIn(db: Database, promised: Acknowledged): Promise<string[]> {
  return withoutIndexes(db, async (whole) => {
    const broken: string[] = [];
    for (const [rule, query] of RULES) broken.push(...some(rule, await ids(whole, query)));
    return [...broken, ...(await lostOf(whole, promised))];
  });
}

async function lostOf(db: Database, promised: Acknowledged): Promise<string[]> {
  const statusOf = async (query: SQL) => {
    const { rows } = await db.execute<{ id: number; state: string }>(query);
    return new Map(rows.map(({ id, state }) => [Number(id), String(state)]));
  };
  const differing = (kept: Map<number, string>, wanted: Map<number, string | number>) =>
    [...wanted]
      .filter(([id, state]) => kept.get(id) !== String(state))
      .map(([id, state]) => `${id} (${state})`);
  const paid = new Set(
    await ids(db, sql`select reference from payments where purpose = 'top_up' and status = 'paid'`),
  );
  const paths = new Set(await ids(db, sql`select path from pictures where deleted_at is null`));
  const viewings = await statusOf(sql`select id, status as state from viewings`);
  const orders = await statusOf(sql`select id, case when cancelled_at is not null then 'cancelled'
    when call_out_paid_at is not null then 'paid' else 'unpaid' end as state from orders`);
  const ads = await statusOf(sql`select properties.id, count(picture_id) as state
    from properties left join property_pictures on property_id = properties.id
    where exists (select from property_ads where property_id = properties.id) group by properties.id`);
  const wallets = await statusOf(sql`select user_id as id, sum(amount_halalas) / 100 as state
    from ledger_accounts join ledger_lines on account_id = id where kind = 'wallet' group by user_id`);
  const avatars = await statusOf(sql`select id, avatar as state from users`);
  const spent = [...promised.wallets].filter(([id, sar]) => Number(wallets.get(id) ?? 0) !== sar);
  return [
    ...some(
      'an acknowledged top-up is in the ledger',
      [...promised.topUps].filter((one) => !paid.has(one)),
    ),
    ...some('an acknowledged viewing is as it was said', differing(viewings, promised.viewings)),
    ...some('an acknowledged order is as it was said', differing(orders, promised.orders)),
    ...some(
      'an acknowledged photo has a row',
      [...promised.photos].filter((path) => !paths.has(path)),
    ),
    ...some('an acknowledged ad has its photos', differing(ads, promised.ads)),
    ...some('an acknowledged avatar is set', differing(avatars, promised.avatars)),
    ...some(
      'a wallet holds what its calls add up to',
      spent.map(([id, sar]) => `${id} (${sar} SAR, and holds ${wallets.get(id)})`),
    ),
  ];
}

/**
 * Where files and rows disagree: `missing` is a promised photo or a referenced picture without its
 * files, `nameless` a file without a row, which doesn't wait to be removed either.
 */
export async function filesApart(db: Database, dataDir: string, promised: Acknowledged) {
  const folder = join(dataDir, 'files');
  const photoFiles = (path: string) =>
    PHOTO_WIDTHS.flatMap((width) => ['avif', 'webp'].map((format) => `${path}-${width}.${format}`));
  const single = await ids(
    db,
    sql`select substr(avatar, 8) from users where avatar like '/media/avatars/%'
      union all select substr(image, 8) from orders where image like '/media/orders/%'
      union all select receipt_image from property_ads where receipt_image is not null`,
  );
  const uploaded = await ids(db, sql`select path from pictures where uploaded_by is not null`);
  const waiting = await ids(db, sql`select key from unclaimed_files`);
  const named = new Set([...single, ...waiting, ...uploaded.flatMap(photoFiles)]);
  const entries = existsSync(folder) ? await readdir(folder, { recursive: true, withFileTypes: true }) : [];
  const there = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1)),
  );
  // The demo's orders refer to pictures that come with the program.
  const wanted = [...single, ...[...promised.photos].flatMap(photoFiles)].filter(
    (key) => !key.includes('demo'),
  );
  // Drafts of the process that was killed are removed after an hour.
  const nameless = [...there].filter((key) => !named.has(key) && !key.startsWith('.drafts/'));
  return {
    missing: some(
      'a referenced picture has its file',
      wanted.filter((key) => !there.has(key)),
    ),
    nameless: some('a file has a row, or waits to be removed', nameless),
  };
}
