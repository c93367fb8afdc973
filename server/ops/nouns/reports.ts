import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { PAGE_AND_ONE } from '../../db/pagination.ts';
import { propertyReports } from '../../db/schema/advertising.ts';
import { users } from '../../db/schema/people.ts';
import { properties } from '../../db/schema/properties.ts';
import { inSar } from '../../lib/money.ts';
import { presentPhoto } from '../../modules/pictures/presenter.ts';
import { selectPhotos } from '../../modules/properties/card-rows.ts';
import { decideReport, reopenReport } from '../../modules/reports/deciding.ts';
import { personName } from '../../plugins/session.ts';
import { type Reply, replies } from '../../texts/replies.ts';
import { texts } from '../../texts/texts.ts';
import {
  answerError,
  argument,
  idOf,
  page,
  reasonError,
  reasonRule,
  reasonText,
  replyRule,
  replyText,
} from '../base/arguments.ts';
import { isUndecided } from '../base/held-decisions.ts';
import {
  countWaiting,
  directionOf,
  factsOf,
  type ItemKind,
  inWords,
  isAskedFor,
  isBehindId,
  isoOf,
  type Page,
  type Queue,
  type Row,
} from '../base/item-kind.ts';
import { listVerb } from '../base/read-verbs.ts';
import { rowVersionOf } from '../base/row-version.ts';
import { type Changed, changingVerb, RefusedError, type Verb } from '../base/verb.ts';
import { reportStatusWords } from '../base/words.ts';

const MOST_PHOTOS = 30;
const advertisers = alias(users, 'advertisers');
const isOpen = sql`${propertyReports.status} = 'open'`;
const words = { title: properties.title, titleEn: properties.titleEn };
const reporter = { id: users.id, name: users.name, nameEn: users.nameEn, mobile: users.mobile };

const isWaiting = and(isOpen, isUndecided('reports', propertyReports.id));

const queue: Queue = {
  name: 'reports',
  kind: 'reports',
  waiting: (db) => countWaiting(db, propertyReports, propertyReports.createdAt, isWaiting),
  rows: listOpenReports,
};

const searched = {
  kind: 'reports' as const,
  id: propertyReports.id,
  mobile: users.mobile,
  texts: [properties.title, properties.titleEn, users.name, users.nameEn],
};

/** A page of the open reports plus one, longest wait first. */
async function listOpenReports(db: Database, asked: Page): Promise<Row[]> {
  const { skip = 0, language } = asked;
  const rows = await db
    .select({ report: propertyReports, ...words, reporter })
    .from(propertyReports)
    .innerJoin(properties, eq(properties.id, propertyReports.propertyId))
    .innerJoin(users, eq(users.id, propertyReports.userId))
    .where(and(isWaiting, isAskedFor(searched, asked), isBehindId(propertyReports.id, asked)))
    .orderBy(directionOf(asked.sort).by(propertyReports.id))
    .limit(PAGE_AND_ONE)
    .offset(skip);
  return rows.map(({ report, title, titleEn, reporter: who }) => ({
    id: report.id,
    status: report.status,
    ad: report.propertyId,
    reason: report.reason,
    details: report.details,
    title: texts[language].reportReason[report.reason],
    note: inWords(language, title, titleEn),
    who: personName(who, language),
    since: report.createdAt.toISOString(),
    dueAt: null,
    amount: null,
    mark: null,
    mobile: who.mobile,
  }));
}

/** Users' reports of ads. */
export const reports: ItemKind = {
  kind: 'reports',
  queues: [queue],
  async find(db, id, language) {
    const [row] = await db
      .select({
        report: propertyReports,
        ...words,
        reporter,
        seen: rowVersionOf('reports'),
        status: properties.status,
        priceHalalas: properties.priceHalalas,
        advertiser: { name: advertisers.name, nameEn: advertisers.nameEn },
        openReports: db.$count(propertyReports, and(isOpen, eq(propertyReports.propertyId, properties.id))),
      })
      .from(propertyReports)
      .innerJoin(properties, eq(properties.id, propertyReports.propertyId))
      .innerJoin(users, eq(users.id, propertyReports.userId))
      .innerJoin(advertisers, eq(advertisers.id, properties.advertiserId))
      .where(eq(propertyReports.id, id));
    if (!row) return null;
    const { report, reporter: who } = row;
    const photos = await selectPhotos(db, report.propertyId, MOST_PHOTOS);
    return {
      id,
      title: texts[language].reportReason[report.reason],
      status: report.status,
      statusLabel: reportStatusWords[report.status][language],
      since: report.createdAt.toISOString(),
      seen: row.seen,
      person: { ...who, name: personName(who, language) },
      photos: photos.map((photo) => presentPhoto(photo, language)),
      words: report.details,
      facts: factsOf([
        ['adStatus', 'text', texts[language].propertyStatus[row.status]],
        ['price', 'money', inSar(row.priceHalalas)],
        ['advertiser', 'text', personName(row.advertiser, language)],
        ['openReports', 'number', row.openReports],
        ['answer', 'text', report.answer],
        ['decidedAt', 'moment', isoOf(report.decidedAt)],
      ]),
      about: { kind: 'ads', id: report.propertyId, title: inWords(language, row.title, row.titleEn) },
      actions: report.status === 'open' ? ['reports uphold', 'reports dismiss'] : ['reports reopen'],
    };
  },
};

const reportId = idOf('a report');
const reportAnswer = (ready: readonly Reply[]) => {
  const label = { ar: 'الرد، ويقرؤه المبلّغ', en: 'The answer, which the reporter reads' };
  return argument(replyText.optional(), replyRule(reasonRule('be an answer of', label), ready, answerError));
};
const reopenReason = argument(reasonText, {
  ...reasonRule('be a reason of', { ar: 'السبب، ويقرؤه المبلّغ', en: 'The reason, which the reporter reads' }),
  error: reasonError,
});

interface Decision {
  id: number;
  status: 'upheld' | 'dismissed';
  answer?: string | undefined;
  at: Date;
}

/** Decides a report and returns the verb's result. */
async function decidedReport(db: Database, { id, status, answer, at }: Decision): Promise<Changed> {
  const decided = await decideReport(db, id, { status, answer: answer ?? null, at });
  if (!decided) throw new RefusedError(`There is no open report ${id}`);
  return {
    message: `Report ${id} of ad ${decided.propertyId} is ${status}`,
    before: { status: 'open' },
    after: { status, ad: decided.propertyId },
  };
}

export const reportVerbs: readonly Verb[] = [
  listVerb({
    name: 'reports list',
    summary: 'Reports of ads that nobody has answered, by how long they have waited',
    args: z.object({ page }),
    list: listOpenReports,
  }),
  changingVerb({
    name: 'reports uphold',
    summary: 'Answer a report that was right; what is done to the ad is a verb of its own',
    args: z.object({ id: reportId, answer: reportAnswer(replies.reportUpheld) }),
    label: { ar: 'تأييد بلاغ', en: 'Upheld a report' },
    form: {
      look: 'primary',
      press: { ar: 'البلاغ صحيح', en: 'The report is right' },
      title: { ar: 'تأييد البلاغ', en: 'Uphold the report' },
      do: { ar: 'أيّد البلاغ', en: 'Uphold' },
      done: { ar: 'وصل الرد إلى المبلّغ', en: 'The reporter has the answer' },
    },
    run: ({ db, args, at }) => decidedReport(db, { ...args, at, status: 'upheld' }),
  }),
  changingVerb({
    name: 'reports dismiss',
    summary: 'Answer a report of an ad that nothing is against',
    args: z.object({ id: reportId, answer: reportAnswer(replies.reportDismissed) }),
    label: { ar: 'رد بلاغ', en: 'Dismissed a report' },
    form: {
      look: 'second',
      press: { ar: 'لا مخالفة', en: 'Nothing against it' },
      title: { ar: 'رد البلاغ', en: 'Dismiss the report' },
      do: { ar: 'لا مخالفة', en: 'Dismiss' },
      done: { ar: 'وصل الرد إلى المبلّغ', en: 'The reporter has the answer' },
    },
    run: ({ db, args, at }) => decidedReport(db, { ...args, at, status: 'dismissed' }),
  }),
  changingVerb({
    name: 'reports reopen',
    summary: 'Look again into a report that was answered; what was done to the ad stays',
    args: z.object({ id: reportId, reason: reopenReason }),
    label: { ar: 'إعادة فتح بلاغ', en: 'Opened a report again' },
    form: {
      look: 'second',
      press: { ar: 'أعد فتح البلاغ', en: 'Open it again' },
      title: { ar: 'إعادة فتح البلاغ', en: 'Open the report again' },
      ask: {
        ar: 'يعود البلاغ إلى الانتظار ويُمحى رده، ويصل السبب إلى المبلّغ. لا يتغير شيء في الإعلان.',
        en: 'It waits again, its answer is gone, and the reporter gets the reason. The listing stays as it is.',
      },
      do: { ar: 'أعد فتحه', en: 'Open it again' },
      done: { ar: 'عاد البلاغ إلى الانتظار', en: 'The report waits again' },
    },
    async run({ db, args: { id, reason } }) {
      const reopened = await reopenReport(db, id, reason);
      if (!reopened) throw new RefusedError(`There is no decided report ${id}`);
      if (reopened === 'again') {
        throw new RefusedError(`The author of report ${id} has reported the ad again`, 1, {
          consoleText: {
            ar: 'أبلغ صاحبه عن الإعلان من جديد، وبلاغه الأحدث مفتوح',
            en: 'Its author has reported the listing again, and that report is open',
          },
        });
      }
      const { propertyId, ...before } = reopened;
      return {
        message: `Report ${id} of ad ${propertyId} is open again`,
        before,
        after: { status: 'open', answer: null },
      };
    },
  }),
];
