import { type SQL, sql } from 'drizzle-orm';
import type { OpsRow } from '../../../../contract/ops.ts';
import { daysAfter, riyadhDay, riyadhMoment } from '../../../../contract/riyadh.ts';
import { writtenDay } from '../../../../contract/written-dates.ts';
import { PAGE_AND_ONE } from '../../../db/page.ts';
import { listDues } from '../../../modules/rentals/repository.ts';
import { inSar } from '../../../money.ts';
import { personName } from '../../../plugins/session.ts';
import { texts } from '../../../texts/texts.ts';
import { tenancyStanding } from '../tenancies.ts';
import { factsOf, inWords, type Queue, type Thing } from '../thing.ts';
import { countedDues, tenancyStandingWords } from '../words.ts';
import { findTenancyItem } from './tenancy-item.ts';

const momentOf = (day: string) => riyadhMoment(day, '00:00');

interface CountRow extends Record<string, unknown> {
  count: string | number;
  oldest: string | null;
}

interface DueRow extends Record<string, unknown> {
  id: number;
  title: string;
  titleEn: string | null;
  name: string;
  nameEn: string | null;
  /** YYYY-MM-DD. */
  since: string;
  dues: string | number;
  halalas: string | number;
}

/** Each open tenancy with a due whose day has come and that nobody paid: since when, how many, and how much. */
const owing = (today: string): SQL => sql`
  select d.tenancy_id as id, min(d.due_on) as since, count(*) as dues, sum(d.amount_halalas) as halalas
  from tenancy_dues d join tenancies t on t.id = d.tenancy_id
  where d.paid_on is null and d.due_on <= ${today}::date and t.ended_on is null
  group by d.tenancy_id`;

const due: Queue = {
  name: 'tenancies-due',
  kind: 'tenancies',
  async waiting(db, now) {
    const { rows } = await db.execute<CountRow>(
      sql`select count(*) as count, min(since)::text as oldest from (${owing(riyadhDay(now))}) as owing`,
    );
    const oldest = rows[0]?.oldest;
    return { count: Number(rows[0]?.count ?? 0), oldestAt: oldest ? momentOf(oldest) : null };
  },
  async rows(db, { after, language, now }) {
    // One that was paid in between is held against its first due: a row may then come twice, none is left out.
    const behind =
      after === undefined
        ? sql``
        : sql`where (o.since, o.id) > (select coalesce(
            (select since from owing where id = ${after}),
            (select min(due_on) from tenancy_dues where tenancy_id = ${after})), ${after}::int)`;
    const { rows } = await db.execute<DueRow>(sql`
      with owing as (${owing(riyadhDay(now))}),
      page as (select o.* from owing o ${behind} order by o.since, o.id limit ${PAGE_AND_ONE})
      select page.id, page.since::text as since, page.dues, page.halalas, p.title, p.title_en as "titleEn",
        u.name, u.name_en as "nameEn"
      from page join tenancies t on t.id = page.id join properties p on p.id = t.property_id
        join users u on u.id = t.tenant_id
      order by page.since, page.id`);
    return rows.map(
      (row): OpsRow => ({
        id: row.id,
        title: inWords(language, row.title, row.titleEn),
        note: countedDues(Number(row.dues), language),
        who: personName(row, language),
        since: momentOf(row.since).toISOString(),
        dueAt: null,
        amount: inSar(Number(row.halalas)),
        mark: null,
      }),
    );
  },
};

interface OverRow extends Record<string, unknown> {
  id: number;
  title: string;
  titleEn: string | null;
  name: string;
  nameEn: string | null;
  expiresOn: string;
}

const isOver = (today: string): SQL => sql`t.ended_on is null and t.expires_on < ${today}::date`;

const over: Queue = {
  name: 'tenancies-over',
  kind: 'tenancies',
  async waiting(db, now) {
    const { rows } = await db.execute<CountRow>(sql`
      select count(*) as count, min(expires_on)::text as oldest from tenancies t where ${isOver(riyadhDay(now))}`);
    const oldest = rows[0]?.oldest;
    return {
      count: Number(rows[0]?.count ?? 0),
      oldestAt: oldest ? momentOf(daysAfter(oldest, 1)) : null,
    };
  },
  async rows(db, { after, language, now }) {
    const behind =
      after === undefined
        ? sql``
        : sql`and (t.expires_on, t.id) > (select expires_on, id from tenancies where id = ${after})`;
    const { rows } = await db.execute<OverRow>(sql`
      select t.id, t.expires_on::text as "expiresOn", p.title, p.title_en as "titleEn", u.name, u.name_en as "nameEn"
      from tenancies t join properties p on p.id = t.property_id join users u on u.id = t.tenant_id
      where ${isOver(riyadhDay(now))} ${behind} order by t.expires_on, t.id limit ${PAGE_AND_ONE}`);
    return rows.map(
      (row): OpsRow => ({
        id: row.id,
        title: inWords(language, row.title, row.titleEn),
        note: writtenDay(row.expiresOn, language),
        who: personName(row, language),
        since: momentOf(daysAfter(row.expiresOn, 1)).toISOString(),
        dueAt: null,
        amount: null,
        mark: null,
      }),
    );
  },
};

const sumOf = (dues: { amountHalalas: number }[]) =>
  inSar(dues.reduce((sum, { amountHalalas }) => sum + amountHalalas, 0));

/** What is let to whom until when, and what was paid of it. */
export const tenancies: Thing = {
  kind: 'tenancies',
  queues: [due, over],
  async find(db, id, language, now) {
    const row = await findTenancyItem(db, id);
    if (!row) return null;
    const { tenancy, tenant, owner } = row;
    const today = riyadhDay(now);
    const dues = await listDues(db, [id]);
    const unpaid = dues.filter(({ paidOn }) => paidOn === null);
    const standing = tenancyStanding(tenancy, today);
    const title = inWords(language, row.title, row.titleEn);
    const isOpen = standing !== 'ended';
    return {
      id,
      title,
      status: standing,
      statusLabel: tenancyStandingWords[standing][language],
      since: tenancy.createdAt.toISOString(),
      dueAt: null,
      seen: row.seen,
      person: { ...tenant, name: personName(tenant, language) },
      facts: factsOf([
        ['startsOn', 'day', tenancy.startsOn],
        ['expiresOn', 'day', tenancy.expiresOn],
        ['endedOn', 'day', tenancy.endedOn],
        ['term', 'text', `${tenancy.term} × ${texts[language].rentalUnit[tenancy.unit]}`],
        ['owner', 'text', owner && personName(owner, language)],
        ['ownerMobile', 'mobile', owner?.mobile],
        ['nextDue', 'day', unpaid[0]?.dueOn],
        ['collected', 'money', sumOf(dues) - sumOf(unpaid)],
        ['leftToPay', 'money', sumOf(unpaid)],
      ]),
      dues: dues.map(({ dueOn, amountHalalas, paidOn }) => ({ dueOn, amount: inSar(amountHalalas), paidOn })),
      about: { kind: 'ads', id: tenancy.propertyId, title },
      actions: isOpen ? [...(unpaid.length > 0 ? ['tenancies paid'] : []), 'tenancies end'] : [],
      initial: { 'tenancies paid': { due: unpaid[0]?.dueOn ?? '' } },
      choices: unpaid.map(({ dueOn, amountHalalas }) => ({
        value: dueOn,
        label: `${writtenDay(dueOn, language)} · ${inSar(amountHalalas).toLocaleString('en')} ${texts[language].currency}`,
      })),
    };
  },
};
