import { and, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { riyadhClock, riyadhDay } from '../../../contract/riyadh.ts';
import { dayAndTime } from '../../../contract/written-dates.ts';
import type { Database } from '../../db/database.ts';
import { PAGE_AND_ONE } from '../../db/pagination.ts';
import { users } from '../../db/schema/people.ts';
import { properties } from '../../db/schema/properties.ts';
import { viewings } from '../../db/schema/viewings.ts';
import { inSar } from '../../lib/money.ts';
import { findPaid } from '../../modules/payments/repository.ts';
import { type DecidedViewing, nameExpert, refundViewing } from '../../modules/viewings/deciding.ts';
import { statusAt } from '../../modules/viewings/presenter.ts';
import { personName } from '../../plugins/session.ts';
import { texts } from '../../texts/texts.ts';
import {
  argument,
  idOf,
  loggedReason,
  mobileRule,
  mobileText,
  nameField,
  nameText,
  page,
  paidFromWallet,
  refundTo,
} from '../base/arguments.ts';
import { isUndecided } from '../base/held-decisions.ts';
import {
  countWaiting,
  directionOf,
  factsOf,
  type ItemKind,
  inWords,
  isAskedFor,
  isBehind,
  type Page,
  type Queue,
  type Row,
} from '../base/item-kind.ts';
import { listVerb } from '../base/read-verbs.ts';
import { rowVersionOf } from '../base/row-version.ts';
import { type Changed, changingVerb, type Facts, missing, RefusedError, type Verb } from '../base/verb.ts';
import { payWords } from '../base/words.ts';

const advertiser = alias(users, 'advertiser');
const columns = {
  viewing: viewings,
  title: properties.title,
  titleEn: properties.titleEn,
  person: { id: users.id, name: users.name, nameEn: users.nameEn, mobile: users.mobile },
  advertiser: { name: advertiser.name, nameEn: advertiser.nameEn, mobile: advertiser.mobile },
};

const selectViewings = <More extends object>(db: Database, more: More) =>
  db
    .select({ ...columns, ...more })
    .from(viewings)
    .innerJoin(properties, eq(properties.id, viewings.propertyId))
    .innerJoin(users, eq(users.id, viewings.userId))
    .innerJoin(advertiser, eq(advertiser.id, properties.advertiserId));

const isPaidLuxury = and(eq(viewings.isLuxury, true), eq(viewings.status, 'confirmed'));
/** Past ones too: nobody went with their visitors, who get their money back. */
const isAlone = sql`${isPaidLuxury} and ${viewings.expertName} is null and ${isUndecided('viewings', viewings.id)}`;

const searched = {
  kind: 'viewings' as const,
  id: viewings.id,
  mobile: users.mobile,
  texts: [properties.title, properties.titleEn, users.name, users.nameEn],
};

/** A page of matching viewings plus one, the next first. */
async function listViewings(
  db: Database,
  where: SQL | undefined,
  { skip = 0, language, sort }: Page,
): Promise<Row[]> {
  const { by } = directionOf(sort);
  const rows = await selectViewings(db, {})
    .where(where)
    .orderBy(by(viewings.startsAt), by(viewings.id))
    .limit(PAGE_AND_ONE)
    .offset(skip);
  return rows.map(({ viewing, person, ...row }) => ({
    id: viewing.id,
    propertyId: viewing.propertyId,
    expert: viewing.expertName,
    title: inWords(language, row.title, row.titleEn),
    note: dayAndTime(riyadhDay(viewing.startsAt), riyadhClock(viewing.startsAt), language),
    who: personName(person, language),
    since: viewing.scheduledAt.toISOString(),
    dueAt: viewing.startsAt.toISOString(),
    amount: inSar(viewing.amountHalalas),
    mark: null,
    mobile: person.mobile,
  }));
}

const queue: Queue = {
  name: 'viewings',
  kind: 'viewings',
  waiting: (db) => countWaiting(db, viewings, viewings.scheduledAt, isAlone),
  rows: (db, asked) =>
    listViewings(
      db,
      and(isAlone, isAskedFor(searched, asked), isBehind(viewings.startsAt, viewings.id, asked)),
      asked,
    ),
};

/** Luxury viewings: an operator names the expert who goes with the visitor. */
export const luxuryViewings: ItemKind = {
  kind: 'viewings',
  queues: [queue],
  async find(db, id, language, now) {
    const [row] = await selectViewings(db, { seen: rowVersionOf('viewings') }).where(
      and(eq(viewings.id, id), eq(viewings.isLuxury, true)),
    );
    if (!row) return null;
    const { viewing, person } = row;
    const { expertName, expertMobile, startsAt } = viewing;
    const paid = await findPaid(db, 'viewing', id);
    const status = statusAt(viewing, now);
    const isComing = status === 'confirmed' && startsAt > now;
    const isMissed = viewing.status === 'confirmed' && !isComing && expertName === null;
    const title = inWords(language, row.title, row.titleEn);
    return {
      id,
      title,
      status,
      statusLabel: texts[language].viewingStatus[status],
      since: viewing.scheduledAt.toISOString(),
      dueAt: isComing || isMissed ? startsAt.toISOString() : null,
      seen: row.seen,
      person: { ...person, name: personName(person, language) },
      facts: factsOf([
        ['startsAt', 'moment', startsAt.toISOString()],
        ['expert', 'text', expertName],
        ['expertMobile', 'mobile', expertMobile],
        ['advertiser', 'text', personName(row.advertiser, language)],
        ['advertiserMobile', 'mobile', row.advertiser.mobile],
        ['price', 'money', inSar(viewing.amountHalalas)],
        ['paidBy', 'text', paid && payWords[paid.method][language]],
        ['reference', 'code', paid?.reference],
        ['paidAt', 'moment', paid?.settledAt?.toISOString()],
      ]),
      about: { kind: 'ads', id: viewing.propertyId, title },
      initial: { 'viewings assign': { name: expertName ?? '', mobile: expertMobile ?? '' } },
      // Only what a card paid can go back to a card.
      ...(paid?.method === 'wallet' && { offers: { to: ['wallet'] } }),
      actions: [
        ...(isComing ? ['viewings assign'] : []),
        ...(paid && (isComing || isMissed) ? ['viewings refund'] : []),
      ],
    };
  },
};

const viewingId = idOf('a luxury viewing');
const expertMobile = argument(mobileText, {
  ...mobileRule,
  error: { ar: 'اكتب جوال المختص، مثل 0500000001', en: 'Enter the expert’s mobile, such as 0500000001' },
  field: { kind: 'mobile', label: { ar: 'جوال المختص', en: 'Expert’s mobile' } },
});

/** Converts a decision's result to a verb's result, with `message` if it was made. */
function decidedViewing(id: number, decided: DecidedViewing, message: string): Changed {
  if (decided.outcome === 'missing') throw missing(`There is no luxury viewing ${id}`);
  if (decided.outcome === 'noCard') throw paidFromWallet(`Viewing ${id}`);
  if (decided.outcome === 'wrongStatus') {
    throw new RefusedError(`Viewing ${id} is ${decided.status}`);
  }
  const facts = ({ status, expertName, expertMobile }: typeof decided.before): Facts => ({
    status,
    expertName,
    expertMobile,
  });
  return { message, before: facts(decided.before), after: facts(decided.after) };
}

export const viewingVerbs: readonly Verb[] = [
  listVerb({
    name: 'viewings list',
    summary: 'Paid luxury viewings without an expert, the next first; also those that are over',
    args: z.object({ page }),
    list: (db, query) => listViewings(db, isAlone, query),
  }),
  changingVerb({
    name: 'viewings assign',
    summary: 'Name who goes with the visitor to a luxury viewing; the visitor is notified',
    args: z.object({ id: viewingId, name: argument(nameText, nameField), mobile: expertMobile }),
    label: { ar: 'تعيين مختص لمعاينة', en: 'Named a viewing’s expert' },
    form: {
      look: 'primary',
      press: { ar: 'عيّن المختص', en: 'Name the expert' },
      title: { ar: 'المختص المرافق', en: 'The expert who goes with the visitor' },
      do: { ar: 'عيّنه', en: 'Name' },
      done: { ar: 'عُيّن المختص، ووصل اسمه إلى الزائر', en: 'The expert is named; the visitor has the name' },
    },
    async run({ db, args: { id, name, mobile }, at }) {
      const decided = await nameExpert(db, id, { name, mobile, at });
      return decidedViewing(id, decided, `${name} goes to viewing ${id}`);
    },
  }),
  changingVerb({
    name: 'viewings refund',
    movesMoney: true,
    summary: 'End a luxury viewing and give its price back; without --to where it was paid from',
    args: z.object({
      id: viewingId,
      reason: loggedReason,
      to: refundTo,
    }),
    label: { ar: 'إعادة مبلغ معاينة', en: 'Refunded a viewing' },
    form: {
      look: 'danger',
      press: { ar: 'أعد المبلغ', en: 'Refund' },
      title: { ar: 'إعادة مبلغ المعاينة', en: 'Refund the viewing' },
      ask: {
        ar: 'تُلغى المعاينة ويعود مبلغها إلى صاحبه. لا رجوع عن هذا.',
        en: 'The viewing is cancelled and its price goes back. This can’t be undone.',
      },
      do: { ar: 'أعد المبلغ', en: 'Refund' },
      done: { ar: 'أُعيد المبلغ', en: 'The price is given back' },
    },
    async run({ db, args: { id, to }, at }) {
      const decided = await refundViewing(db, id, { to, at });
      return decidedViewing(id, decided, `Viewing ${id} is refunded`);
    },
  }),
];
