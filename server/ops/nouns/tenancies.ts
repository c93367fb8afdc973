import { eq, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { daysAfter } from '../../../contract/day-arithmetic.ts';
import { foldDigits } from '../../../contract/digits.ts';
import { wireInteger } from '../../../contract/fields.ts';
import type { Language } from '../../../contract/language.ts';
import type { OpsRow } from '../../../contract/ops.ts';
import { RENT_RHYTHMS, RENTAL_UNITS, type RentRhythm } from '../../../contract/rental-units.ts';
import { riyadhDay, riyadhMoment } from '../../../contract/riyadh.ts';
import { writtenDay } from '../../../contract/written-dates.ts';
import { PAGE_AND_ONE } from '../../db/pagination.ts';
import { tenancies } from '../../db/schema/rentals.ts';
import { inHalalas, inSar } from '../../lib/money.ts';
import {
  correctPayment,
  endTenancy,
  type Recorded,
  type RecordingRefusal,
  recordOwner,
  recordPayment,
  recordTenancy,
  resumeTenancy,
} from '../../modules/rentals/recording.ts';
import { type DueFields, listDues } from '../../modules/rentals/repository.ts';
import { personName } from '../../plugins/session.ts';
import { texts, writtenMoney } from '../../texts/texts.ts';
import {
  argument,
  dayText,
  idOf,
  mobileRule,
  mobileText,
  openOrAll,
  page,
  reasonError,
  reasonRule,
  reasonText,
} from '../base/arguments.ts';
import { isUndecided } from '../base/held-decisions.ts';
import { directionOf, factsOf, type ItemKind, inWords, isAskedFor, type Queue } from '../base/item-kind.ts';
import { listVerb, showVerb } from '../base/read-verbs.ts';
import { rowVersionOf } from '../base/row-version.ts';
import { listTenancyLines, selectTenancies, tenancyStanding } from '../base/tenancies.ts';
import { type ConsoleText, changingVerb, nobody, RefusedError, type Verb, type Words } from '../base/verb.ts';
import { countedDues, tenancyStandingWords } from '../base/words.ts';

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

/** Open tenancies with unpaid dues up to today: since when, how many, and their sum. */
const owing = (today: string): SQL => sql`
  select d.tenancy_id as id, min(d.due_on) as since, count(*) as dues, sum(d.amount_halalas) as halalas
  from tenancy_dues d join tenancies t on t.id = d.tenancy_id
  where d.paid_on is null and d.due_on <= ${today}::date and t.ended_on is null
    and ${isUndecided('tenancies', sql`t.id`)}
  group by d.tenancy_id`;

const searched = {
  kind: 'tenancies' as const,
  id: sql`t.id`,
  mobile: sql`u.mobile`,
  texts: [sql`p.title`, sql`p.title_en`, sql`u.name`, sql`u.name_en`],
};
const ofTenancy = (id: SQL): SQL => sql`join tenancies t on t.id = ${id}
  join properties p on p.id = t.property_id join users u on u.id = t.tenant_id`;

const dueQueue: Queue = {
  name: 'tenancies-due',
  kind: 'tenancies',
  async waiting(db, now) {
    const { rows } = await db.execute<CountRow>(
      sql`select count(*) as count, min(since)::text as oldest from (${owing(riyadhDay(now))}) as owing`,
    );
    const oldest = rows[0]?.oldest;
    return { count: Number(rows[0]?.count ?? 0), oldestAt: oldest ? momentOf(oldest) : null };
  },
  async rows(db, asked) {
    const { after, language, now, sort } = asked;
    const { isBeyond, order } = directionOf(sort);
    // If the row `after` was paid meanwhile, its first due positions the next page: a row may be
    // returned twice, but none is skipped.
    const behind =
      after === undefined
        ? sql`true`
        : sql`(o.since, o.id) ${isBeyond} (select coalesce(
            (select since from owing where id = ${after}),
            (select min(due_on) from tenancy_dues where tenancy_id = ${after})), ${after}::int)`;
    const { rows } = await db.execute<DueRow>(sql`
      with owing as (${owing(riyadhDay(now))}),
      asked as (select o.* from owing o ${ofTenancy(sql`o.id`)} where ${isAskedFor(searched, asked)} and ${behind}
        order by o.since ${order}, o.id ${order} limit ${PAGE_AND_ONE})
      select asked.id, asked.since::text as since, asked.dues, asked.halalas, p.title, p.title_en as "titleEn",
        u.name, u.name_en as "nameEn"
      from asked ${ofTenancy(sql`asked.id`)}
      order by asked.since ${order}, asked.id ${order}`);
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

const isOver = (today: string): SQL =>
  sql`t.ended_on is null and t.expires_on < ${today}::date and ${isUndecided('tenancies', sql`t.id`)}`;

const overQueue: Queue = {
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
  async rows(db, asked) {
    const { after, language, now, sort } = asked;
    const { isBeyond, order } = directionOf(sort);
    const behind =
      after === undefined
        ? sql`true`
        : sql`(t.expires_on, t.id) ${isBeyond} (select expires_on, id from tenancies where id = ${after})`;
    const { rows } = await db.execute<OverRow>(sql`
      select t.id, t.expires_on::text as "expiresOn", p.title, p.title_en as "titleEn", u.name, u.name_en as "nameEn"
      from tenancies t join properties p on p.id = t.property_id join users u on u.id = t.tenant_id
      where ${isOver(riyadhDay(now))} and ${isAskedFor(searched, asked)} and ${behind}
      order by t.expires_on ${order}, t.id ${order} limit ${PAGE_AND_ONE}`);
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

const choiceOf = ({ dueOn, amountHalalas }: DueFields, language: Language) => ({
  value: dueOn,
  label: `${writtenDay(dueOn, language)} · ${writtenMoney(amountHalalas, language)}`,
});

/** Tenancies: the property, the tenant, the term, and the dues paid. */
export const tenancyItemKind: ItemKind = {
  kind: 'tenancies',
  queues: [dueQueue, overQueue],
  async find(db, id, language, now) {
    const [row] = await selectTenancies(db, { seen: rowVersionOf('tenancies') }).where(eq(tenancies.id, id));
    if (!row) return null;
    const { tenancy, tenant, owner } = row;
    const today = riyadhDay(now);
    const dues = await listDues(db, [id]);
    const unpaid = dues.filter(({ paidOn }) => paidOn === null);
    const paid = dues.filter(({ paidOn }) => paidOn !== null);
    const standing = tenancyStanding(tenancy, today);
    const title = inWords(language, row.title, row.titleEn);
    const isOpen = standing !== 'ended';
    return {
      id,
      title,
      status: standing,
      statusLabel: tenancyStandingWords[standing][language],
      since: tenancy.createdAt.toISOString(),
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
      actions: isOpen
        ? [
            ...(unpaid.length > 0 ? ['tenancies paid'] : []),
            ...(paid.length > 0 ? ['tenancies correct'] : []),
            'tenancies end',
          ]
        : ['tenancies resume'],
      initial: {
        'tenancies paid': { due: unpaid[0]?.dueOn ?? '' },
        'tenancies correct': { due: paid.at(-1)?.dueOn ?? '' },
      },
      choices: {
        'tenancies paid': unpaid.map((due) => choiceOf(due, language)),
        'tenancies correct': paid.map((due) => choiceOf(due, language)),
      },
    };
  },
};

const MAX_TERM = 120;
const RHYTHMS = Object.keys(RENT_RHYTHMS) as [RentRhythm, ...RentRhythm[]];
const rhythmWords: Record<RentRhythm, Words> = {
  monthly: { ar: 'شهريًا', en: 'Monthly' },
  quarterly: { ar: 'كل 3 أشهر', en: 'Quarterly' },
  'half-yearly': { ar: 'كل 6 أشهر', en: 'Half-yearly' },
  yearly: { ar: 'سنويًا', en: 'Yearly' },
};
const isPast = (value: string, today: string) => value <= today;

const propertyId = idOf('a property', 'PROPERTY');
const ownerMobile = argument(mobileText, {
  ...mobileRule,
  field: { kind: 'mobile', label: { ar: 'جوال المالك', en: 'Owner’s mobile' } },
});
const tenantMobile = argument(mobileText, {
  ...mobileRule,
  error: { ar: 'اكتب جوال المستأجر، مثل 0500000001', en: 'Enter the tenant’s mobile, such as 0500000001' },
  field: { kind: 'mobile', label: { ar: 'جوال المستأجر', en: 'Tenant’s mobile' } },
});
const tenancyId = idOf('a tenancy');
const startDay = argument(
  dayText.refine((value) => value >= '1990-01-01' && value <= '2100-01-01'),
  {
    placeholder: 'YYYY-MM-DD',
    rule: 'must be its first day, as YYYY-MM-DD',
    error: { ar: 'اختر أول يوم في العقد', en: 'Choose the first day of the tenancy' },
    field: { kind: 'day', inDays: 0, label: { ar: 'أول يوم في العقد', en: 'First day of the tenancy' } },
  },
);
const rentalTerm = argument(wireInteger(1, MAX_TERM), {
  placeholder: 'N',
  rule: `must be a whole number from 1 to ${MAX_TERM}`,
  error: { ar: 'اكتب المدة، من 1 إلى 120', en: 'Enter the term, from 1 to 120' },
  field: { kind: 'digits', maxLength: 3, initial: '1', label: { ar: 'المدة', en: 'Term' } },
});
const rentalUnit = argument(z.enum(RENTAL_UNITS), {
  placeholder: 'UNIT',
  rule: `must be ${RENTAL_UNITS.join(' or ')}`,
  error: { ar: 'اختر وحدة المدة: سنة أو شهرًا', en: 'Choose what the term is counted in: years or months' },
  field: {
    kind: 'choice',
    initial: 'year',
    choices: [
      { value: 'year', label: { ar: 'سنة', en: 'Years' } },
      { value: 'month', label: { ar: 'شهر', en: 'Months' } },
    ],
    label: { ar: 'وحدة المدة', en: 'Counted in' },
  },
});
const rent = argument(
  z
    .string()
    .transform((value) =>
      foldDigits(value)
        .replace(/[\s,٬](?=\d{3}(?:\D|$))/g, '')
        .trim(),
    )
    .refine((value) => /^\d{1,8}(?:[.٫]\d{1,2})?$/.test(value))
    .transform((value) => Number(value.replace('٫', '.')))
    .refine((amount) => amount > 0),
  {
    placeholder: 'SAR',
    rule: 'must be what each due comes to in riyals, at most 99999999',
    error: { ar: 'اكتب مبلغ الدفعة بالريال', en: 'Enter what each payment comes to, in riyals' },
    field: {
      kind: 'amount',
      maxLength: 11,
      label: { ar: 'مبلغ كل دفعة بالريال', en: 'Each payment in riyals' },
    },
  },
);
const rhythm = argument(z.enum(RHYTHMS), {
  placeholder: 'RHYTHM',
  rule: `must be ${RHYTHMS.slice(0, -1).join(', ')} or ${RHYTHMS.at(-1)}`,
  error: { ar: 'اختر متى تتكرر الدفعة', en: 'Choose how often the rent is due' },
  field: {
    kind: 'choice',
    isWide: true,
    initial: 'half-yearly',
    choices: RHYTHMS.map((value) => ({ value, label: rhythmWords[value] })),
    label: { ar: 'تُدفع', en: 'Paid' },
  },
});
const dueDay = argument(dayText, {
  placeholder: 'YYYY-MM-DD',
  rule: 'must be the day of the due, as YYYY-MM-DD',
  byPlace: true,
  error: { ar: 'اختر الدفعة', en: 'Choose the payment' },
  field: { kind: 'due', label: { ar: 'الدفعة', en: 'Payment' } },
});
const correctionReason = argument(reasonText, {
  ...reasonRule('be a reason of', {
    ar: 'السبب، ويقرؤه المالك والمستأجر',
    en: 'The reason, which owner and tenant read',
  }),
  error: reasonError,
});
/** A day up to today; the form prefills today. */
const pastDay = (rule: string, label: Words) =>
  argument(dayText.optional(), {
    placeholder: 'YYYY-MM-DD',
    rule,
    isTimely: isPast,
    error: { ar: 'اختر يومًا مضى، أو اليوم', en: 'Choose today, or a day before' },
    field: { kind: 'day', inDays: 0, isFilled: true, label },
  });
const payDay = pastDay('must be the day on which it was paid, today or before, as YYYY-MM-DD', {
  ar: 'يوم السداد',
  en: 'Paid on',
});
const endDay = pastDay('must be the day from which the home is free, today or before, as YYYY-MM-DD', {
  ar: 'يصبح العقار متاحًا من',
  en: 'The home is free from',
});

/** Texts for why it can't be recorded. */
const refusals: Record<RecordingRefusal, ConsoleText | 'missing'> = {
  missing: 'missing',
  noProperty: { ar: 'لا عقار بهذا الرقم', en: 'There is no such property' },
  forSale: { ar: 'العقار للبيع، ولا يُسجَّل عليه إيجار', en: 'The property is for sale, and is not let' },
  heldProperty: {
    ar: 'العقار محجوز. سجّل توقيع العقد أو أعد مبلغ الحجز أولًا',
    en: 'The property is held by a reservation: execute or refund that first',
  },
  notLettable: {
    ar: 'لا يُسجَّل إيجار والإعلان في هذه الحال',
    en: 'No tenancy is recorded while the listing stands like this',
  },
  noOwner: {
    ar: 'لا مالك مسجّل لهذا العقار. سجّل المالك أولًا',
    en: 'Nobody is known to own this property. Enter its owner first',
  },
  nobody,
  noTenant: { at: 'tenant', ar: 'لا حساب بهذا الرقم', en: 'Nobody is registered under this number' },
  ownProperty: { at: 'tenant', ar: 'هذا رقم المالك نفسه', en: 'This is the owner’s own number' },
  termUneven: {
    at: 'every',
    ar: 'لا تنقسم المدة على هذه الدفعات. اختر دفعات أقصر أو غيّر المدة',
    en: 'The term does not divide into such payments. Choose shorter ones, or another term',
  },
  letAlready: {
    at: 'start',
    ar: 'العقار مؤجّر في بعض هذه الأيام. أنهِ العقد الأول أو غيّر البداية',
    en: 'The property is let on some of these days. End that tenancy, or begin later',
  },
  noDue: { at: 'due', ar: 'لا دفعة تحلّ في هذا اليوم', en: 'No payment is due on this day' },
  duePaid: { ar: 'سُجّل سداد هذه الدفعة من قبل', en: 'This payment was marked as paid before' },
  dueUnpaid: { at: 'due', ar: 'لم يُسجَّل سداد هذه الدفعة', en: 'This payment is not marked as paid' },
  tenancyEnded: { ar: 'أُنهي هذا العقد من قبل', en: 'This tenancy was ended before' },
  tenancyRuns: { ar: 'لم يُنهَ هذا العقد', en: 'This tenancy has not ended' },
};

/** The recorded result. Throws RefusedError if nothing was recorded. */
function whatWasRecorded<Done>(recorded: Recorded<Done>): Extract<Recorded<Done>, { outcome: 'done' }> {
  if (recorded.outcome === 'refused') {
    throw new RefusedError(recorded.why, 1, { consoleText: refusals[recorded.kind] });
  }
  return recorded;
}

export const tenancyVerbs: readonly Verb[] = [
  changingVerb({
    name: 'owners set',
    summary:
      'Write down whose a property is: he finds it under /myproperty, and its tenancies are his to see',
    args: z.object({ property: propertyId, mobile: ownerMobile }),
    label: { ar: 'تسجيل مالك', en: 'Entered an owner' },
    form: {
      look: 'second',
      press: { ar: 'سجّل المالك', en: 'Enter the owner' },
      title: { ar: 'تسجيل مالك العقار', en: 'Enter the property’s owner' },
      ask: {
        ar: 'يظهر العقار في أملاكه، ويرى عقود إيجاره ودفعاتها.',
        en: 'He finds it among his properties, with its tenancies and their payments.',
      },
      do: { ar: 'سجّل', en: 'Enter' },
      done: { ar: 'سُجّل المالك', en: 'The owner is entered' },
    },
    async run({ db, args: { property, mobile } }) {
      const recorded = whatWasRecorded(await recordOwner(db, { propertyId: property, mobile }));
      return {
        message: `Property ${property} is ${recorded.name}’s`,
        before: { ownerId: recorded.before },
        after: { ownerId: recorded.ownerId },
      };
    },
  }),
  listVerb({
    name: 'tenancies list',
    summary:
      'Tenancies, those that end soonest first; --part all for those that were ended too, newest first',
    args: z.object({ part: openOrAll, page }),
    list: listTenancyLines,
  }),
  showVerb({
    name: 'tenancies show',
    summary: 'One tenancy, with its dues and what was paid of them',
    args: z.object({ id: tenancyId }),
    what: ({ id }) => `tenancy ${id}`,
    find: (db, { id }, now) => tenancyItemKind.find(db, id, 'en', now),
  }),
  changingVerb({
    name: 'tenancies record',
    summary: 'Let a property to a tenant, with every due of the rent; it leaves the public lists',
    args: z.object({
      property: propertyId,
      tenant: tenantMobile,
      start: startDay,
      term: rentalTerm,
      unit: rentalUnit,
      every: rhythm,
      rent,
    }),
    label: { ar: 'تسجيل عقد إيجار', en: 'Recorded a tenancy' },
    form: {
      look: 'primary',
      press: { ar: 'سجّل عقد إيجار', en: 'Record a tenancy' },
      title: { ar: 'عقد إيجار جديد', en: 'New tenancy' },
      ask: {
        ar: 'يختفي الإعلان عن الجميع، وتُلغى معايناته القادمة، ويصل الخبر إلى المالك والمستأجر.',
        en: 'The listing leaves the public lists, viewings to come are called off, and owner and tenant are told.',
      },
      do: { ar: 'سجّل العقد', en: 'Record it' },
      done: { ar: 'سُجّل العقد، ووصل الخبر إلى الطرفين', en: 'Recorded; both sides are told' },
    },
    async run({ db, args: { property, tenant, start, term, unit, rent: rentSar, every }, at }) {
      const { tenancy, dues } = whatWasRecorded(
        await recordTenancy(db, {
          propertyId: property,
          mobile: tenant,
          startsOn: start,
          term,
          unit,
          rentSar,
          everyMonths: RENT_RHYTHMS[every],
          at,
        }),
      );
      const { id, expiresOn } = tenancy;
      return {
        message: `Tenancy ${id}: property ${property} is ${tenant}’s until ${expiresOn}, in ${dues} payments of ${writtenMoney(inHalalas(rentSar), 'en')}`,
        before: null,
        after: { id, propertyId: property, tenant, startsOn: start, expiresOn, rentSar, dues },
      };
    },
  }),
  changingVerb({
    name: 'tenancies paid',
    summary: 'Mark a due of the rent as paid: today, or --on another day',
    args: z.object({ id: tenancyId, due: dueDay, on: payDay }),
    label: { ar: 'تسجيل دفعة إيجار', en: 'Marked a rent payment' },
    form: {
      look: 'primary',
      press: { ar: 'سجّل دفعة', en: 'Mark a payment' },
      title: { ar: 'تسجيل سداد دفعة', en: 'Mark a payment as paid' },
      do: { ar: 'سجّل السداد', en: 'Mark as paid' },
      done: { ar: 'سُجّل السداد، ووصل الخبر إلى الطرفين', en: 'Marked; both sides are told' },
    },
    async run({ db, args: { id, due: dueOn, on }, at }) {
      const paidOn = on ?? riyadhDay(at);
      const { due, left } = whatWasRecorded(await recordPayment(db, { id, dueOn, paidOn }));
      return {
        message: `The due of ${dueOn}, ${writtenMoney(due.amountHalalas, 'en')}, is paid; ${left} are left`,
        before: { paidOn: null },
        after: { paidOn },
      };
    },
  }),
  changingVerb({
    name: 'tenancies correct',
    summary: 'Mark a due as unpaid that was marked as paid by mistake; no money moves',
    args: z.object({ id: tenancyId, due: dueDay, reason: correctionReason }),
    label: { ar: 'تصحيح دفعة إيجار', en: 'Corrected a rent payment' },
    form: {
      look: 'second',
      press: { ar: 'صحّح دفعة', en: 'Correct a payment' },
      title: { ar: 'دفعة سُجّل سدادها خطأً', en: 'Payment marked by mistake' },
      ask: {
        ar: 'تعود الدفعة غير مسدَّدة، ويصل السبب إلى الطرفين. لا يتحرك بهذا أي مبلغ.',
        en: 'It is unpaid again, and both sides get the reason. No money moves.',
      },
      do: { ar: 'أعدها غير مسدَّدة', en: 'Mark as unpaid' },
      done: { ar: 'صُحّحت الدفعة، ووصل الخبر إلى الطرفين', en: 'Corrected; both sides are told' },
    },
    async run({ db, args: { id, due: dueOn, reason } }) {
      const { due } = whatWasRecorded(await correctPayment(db, { id, dueOn, reason }));
      return {
        message: `The due of ${dueOn}, ${writtenMoney(due.amountHalalas, 'en')}, is unpaid again`,
        before: { paidOn: due.paidOn },
        after: { paidOn: null },
      };
    },
  }),
  changingVerb({
    name: 'tenancies end',
    summary: 'End a tenancy: the home is free from today, or --on another day; its ad stays hidden',
    args: z.object({ id: tenancyId, on: endDay }),
    label: { ar: 'إنهاء عقد إيجار', en: 'Ended a tenancy' },
    form: {
      look: 'danger',
      press: { ar: 'أنهِ العقد', en: 'End the tenancy' },
      title: { ar: 'إنهاء العقد', en: 'End the tenancy' },
      ask: {
        ar: 'يصبح العقار متاحًا ويبقى إعلانه مخفيًا حتى يُظهره صاحبه.',
        en: 'The home is free, and its listing stays hidden until its advertiser shows it.',
      },
      do: { ar: 'أكّد الإنهاء', en: 'Confirm' },
      done: { ar: 'أُنهي العقد', en: 'The tenancy has ended' },
    },
    async run({ db, args: { id, on }, at }) {
      const ended = whatWasRecorded(await endTenancy(db, { id, endedOn: on ?? riyadhDay(at) }));
      return {
        message: `Tenancy ${id} has ended: property ${ended.before.propertyId} is free from ${ended.endedOn}`,
        before: { endedOn: null },
        after: { endedOn: ended.endedOn },
      };
    },
  }),
  changingVerb({
    name: 'tenancies resume',
    summary: 'Take back an end marked by mistake: the tenancy goes on, unless others have the home by now',
    args: z.object({ id: tenancyId, reason: correctionReason }),
    label: { ar: 'استئناف عقد إيجار', en: 'Resumed a tenancy' },
    form: {
      look: 'second',
      press: { ar: 'لم ينتهِ العقد', en: 'It has not ended' },
      title: { ar: 'عقد سُجّل انتهاؤه خطأً', en: 'Tenancy ended by mistake' },
      ask: {
        ar: 'يعود العقد ساريًا، ويختفي الإعلان وتُلغى معايناته القادمة، ويصل السبب إلى الطرفين.',
        en: 'The tenancy goes on, its listing is hidden, viewings to come are called off, and both sides get the reason.',
      },
      do: { ar: 'استأنف العقد', en: 'Resume it' },
      done: { ar: 'عاد العقد ساريًا، ووصل الخبر إلى الطرفين', en: 'The tenancy goes on; both sides are told' },
    },
    async run({ db, args: { id, reason }, at }) {
      const { before } = whatWasRecorded(await resumeTenancy(db, { id, reason, at }));
      return {
        message: `Tenancy ${id} goes on: property ${before.propertyId} is let`,
        before: { endedOn: before.endedOn },
        after: { endedOn: null },
      };
    },
  }),
];
