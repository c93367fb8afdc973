import { sql } from 'drizzle-orm';
import type { Database } from '../../server/db/database.ts';

interface Waiting {
  /**
   * How many of each item: ads under review, requests of each kind, reports, paid reservations,
   * those signed by one side, luxury viewings, refused refunds, orders at each step, unpaid
   * tenancies that have ended, hidden articles, accounts to be deleted.
   */
  of: number;
  /** Minutes between the items' ages; the first of each is the oldest. */
  everyMinutes?: number;
}

/** How many properties one statement inserts. */
const AT_ONCE = 1_000;

/**
 * Inserts items that wait for an operator directly into the database, with ages as if they had
 * arrived one after the other until now.
 */
export async function addWaiting(db: Database, { of, everyMinutes = 17 }: Waiting): Promise<void> {
  const at = sql`now() - make_interval(mins => (${of}::int - n + 1) * ${everyMinutes}::int)`;
  const series = sql`generate_series(1, ${of}::int) as n`;
  const kinds = sql`(array['شقة واسعة قرب المترو', 'فيلا بحديقة', 'دور أرضي للعائلات', 'شقة مفروشة', 'دوبلكس جديد'])[1 + n % 5]`;
  // A few at a time: their search texts take long, and the pool ends long statements.
  for (const status of ['under_review', 'reserved', 'reserved']) {
    for (let from = 1; from <= of; from += AT_ONCE) {
      const some = sql`generate_series(${from}::int, ${Math.min(of, from + AT_ONCE - 1)}::int) as n`;
      await db.execute(sql`
        insert into properties (advertiser_id, type_id, region_id, city_id, neighborhood_id, status, purpose, rent_period,
            category, title, description, price_halalas, area, rooms_count, created_at, submitted_at)
          select 1 + n % 2, 1, 1, 1, 101, ${status}, 'for_rent', 'year', 'residential', ${kinds} || ' ' || n,
            'ثلاث غرف وصالة في شارع هادئ، قريبة من المدارس والمسجد.', (40000 + n % 50 * 1000) * 100, 120 + n % 80,
            3, ${at}, ${at}
          from ${some} order by n`);
    }
  }
  // The first of the new ads. Reservations are on the reserved ones alone, as in truth.
  const { rows } = await db.execute<{ first: number }>(
    sql`select max(id) - 3 * ${of}::int + 1 as first from properties`,
  );
  const first = Number(rows[0]?.first);
  await db.execute(sql`
    insert into property_requests (user_id, purpose, region_id, city_id, type_id, price_to_halalas, created_at)
      select 1 + n % 2, 'for_rent', 1, 1, 1, 6000000, ${at} from ${series}`);
  await db.execute(sql`
    insert into finance_requests (user_id, property_id, full_name, mobile, amount_halalas, salary_halalas, created_at)
      select 2, ${first}::int + n - 1, 'فهد الدوسري', '0500000002', 80000000, 1500000, ${at} from ${series}`);
  await db.execute(sql`
    insert into management_requests (user_id, name, mobile, region_id, city_id, description, created_at)
      select 1 + n % 2, 'سارة القحطاني', '0500000001', 1, 1, 'عمارة من ست شقق', ${at} from ${series}`);
  await db.execute(sql`
    insert into document_requests (user_id, name, mobile, created_at)
      select 1 + n % 2, 'سارة القحطاني', '0500000001', ${at} from ${series}`);
  await db.execute(sql`
    with made as (
      insert into users (name, mobile, created_at)
        select 'فهد الدوسري', '057' || lpad((${first}::int + n)::text, 7, '0'), ${at} from ${series} returning id, created_at)
    insert into deletions (user_id, asked_at, due_at)
      select id, created_at, now() + make_interval(mins => id) from made`);
  // A tenancy of a year that has ended, with no payments.
  const began = sql`(now() at time zone 'Asia/Riyadh')::date - 400`;
  await db.execute(sql`
    with made as (
      insert into tenancies (property_id, tenant_id, starts_on, expires_on, term, unit, created_at)
        select ${first}::int + n - 1, 2, ${began}, ${began} + 364, 1, 'year', ${at} from ${series} returning id)
    insert into tenancy_dues (tenancy_id, due_on, amount_halalas)
      select id, ${began} + quarter * 91, 1250000 from made, generate_series(0, 3) as quarter`);
  // Paid by card; the gateway refuses their refunds, and the bank charges them back. References use
  // the ads' ids: of ten thousand random ones, two would collide in one of a hundred runs.
  await db.execute(sql`
    with made as (
      insert into payments (reference, user_id, purpose, subject_id, amount_halalas, method, status, gateway_id,
          created_at, settled_at)
        select 'RKC' || name, 2, 'featuredAd', ${first}::int + n - 1, 20000, 'gateway', 'paid', 'lost-' || name,
          ${at}, ${at}
        from (select n, upper(lpad(to_hex(${first}::int + n - 1), 8, '0')) as name from ${series}) as named
        order by n returning id, created_at),
    refused as (
      insert into card_refunds (payment_id, status, created_at, tried_at, tries, refusal, said)
        select id, 'failed', created_at, now(), 2, 'refused', 'invalid_request_error: Payment can’t be refunded'
        from made)
    insert into payment_faults (payment_id, kind, gateway_id, taken_halalas, refunded_halalas, currency, noted_at)
      select id, 'chargedBack', 'lost-' || id, 20000, 0, 'SAR', created_at from made`);
  const reason = sql`(array['wrongPrice', 'wrongPhotos', 'notAvailable', 'duplicate', 'fraud'])[1 + n % 5]`;
  await db.execute(sql`
    insert into property_reports (property_id, user_id, reason, details, created_at)
      select ${first}::int + n - 1, 1 + n % 2, ${reason}, 'اتصلت بالمعلن وقال إن العقار أُجّر.', ${at} from ${series}`);
  await db.execute(sql`
    with made as (
      insert into reservations (user_id, property_id, status, amount_halalas, pay_before, paid_at, execute_before,
          created_at, buyer_signed_at)
        select 2, ${first}::int + (signed + 1) * ${of}::int + n - 1, 'reserved', 50000, ${at}, ${at},
          now() + make_interval(mins => n * 20), ${at}, case when signed = 1 then ${at} end
        from generate_series(0, 1) as signed, ${series} order by signed, n returning id, paid_at)
    insert into payments (reference, user_id, purpose, subject_id, amount_halalas, method, status, created_at, settled_at)
      select 'RKW' || id, 2, 'reservation', id, 50000, 'wallet', 'paid', paid_at, paid_at from made`);
  // Their fees are held.
  await db.execute(
    sql`insert into ledger_accounts (kind) values ('gateway'), ('held') on conflict do nothing`,
  );
  await db.execute(sql`
    with entered as (
      insert into ledger_entries (kind, payment_id, created_at)
        select 'payment', id, settled_at from payments where reference like 'RKW%'
          and not exists (select from ledger_entries where payment_id = payments.id) returning id)
    insert into ledger_lines (entry_id, account_id, amount_halalas)
      select entered.id, account.id, case account.kind when 'held' then 50000 else -50000 end
        from entered, ledger_accounts as account where account.kind in ('gateway', 'held')`);
  await db.execute(sql`
    insert into articles (status, title_ar, title_en, markdown_ar, markdown_en, blocks_ar, blocks_en, opening_ar,
        opening_en, published_at)
      select 'hidden', 'مقال قديم ' || n, 'Old article ' || n, '# مقال', '# Article', '[]', '[]', 'بدايته', 'It begins',
        ${at}
      from ${series}`);
  await db.execute(sql`
    insert into viewings (user_id, property_id, starts_at, status, is_luxury, amount_halalas, created_at, scheduled_at)
      select 2, ${first}::int + n - 1, now() + make_interval(mins => n * 20), 'confirmed', true, 50000, ${at}, ${at}
      from ${series}`);
  await db.execute(sql`
    insert into orders (user_id, order_type, issue_id, title, description, image, call_out_halalas, call_out_paid_at,
        technician_id, created_at, assign_time, arrive_time, done_time, final_halalas, question, questioned_at)
      select 1 + n % 2, (array['normal', 'fast'])[1 + n % 2], 1 + n % 3, 'المكيّف لا يبرّد ' || n,
        'يعمل ولا يبرّد منذ أمس', '/media/orders/none.webp', 8000, ${at},
        case when step > 0 then 1 end, ${at},
        case when step > 0 then ${at} end, case when step > 1 then ${at} end, case when step > 2 then ${at} end,
        case when step > 3 then 26000 end, case when step = 4 then 'لماذا؟' end, case when step = 4 then ${at} end
      from ${series}, generate_series(0, 5) as step`);
}
