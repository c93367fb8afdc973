import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/database.ts';
import { PAGE_AND_ONE } from '../../../db/page.ts';
import { propertyReports } from '../../../db/schema/advertising.ts';
import { users } from '../../../db/schema/people.ts';
import { properties } from '../../../db/schema/properties.ts';
import { presentPhoto } from '../../../modules/pictures/presenter.ts';
import { selectPhotos } from '../../../modules/properties/card-rows.ts';
import { inSar } from '../../../money.ts';
import { personName } from '../../../plugins/session.ts';
import { texts } from '../../../texts/texts.ts';
import { seenOf } from '../seen.ts';
import {
  countWaiting,
  factsOf,
  inWords,
  isoOf,
  type Page,
  type Queue,
  type Row,
  type Thing,
} from '../thing.ts';
import { reportStatusWords } from '../words.ts';

const MOST_PHOTOS = 30;
const advertisers = alias(users, 'advertisers');
const isOpen = sql`${propertyReports.status} = 'open'`;
const words = { title: properties.title, titleEn: properties.titleEn };
const reporter = { id: users.id, name: users.name, nameEn: users.nameEn, mobile: users.mobile };

const queue: Queue = {
  name: 'reports',
  kind: 'reports',
  waiting: (db) => countWaiting(db, propertyReports, propertyReports.createdAt, isOpen),
  rows: listOpenReports,
};

/** A page and one more of the reports that nobody has answered, the longest wait first. */
export async function listOpenReports(db: Database, { after, skip = 0, language }: Page): Promise<Row[]> {
  const rows = await db
    .select({ report: propertyReports, ...words, reporter })
    .from(propertyReports)
    .innerJoin(properties, eq(properties.id, propertyReports.propertyId))
    .innerJoin(users, eq(users.id, propertyReports.userId))
    .where(and(isOpen, after === undefined ? undefined : gt(propertyReports.id, after)))
    .orderBy(asc(propertyReports.id))
    .limit(PAGE_AND_ONE)
    .offset(skip);
  return rows.map(({ report, title, titleEn, reporter: who }) => ({
    id: report.id,
    status: report.status,
    ad: report.propertyId,
    reason: report.reason,
    details: report.details,
    title: reportReasonLabels[report.reason][language],
    note: inWords(language, title, titleEn),
    who: personName(who, language),
    since: report.createdAt.toISOString(),
    dueAt: null,
    amount: null,
    mark: null,
    mobile: who.mobile,
  }));
}

/** What a reader says is wrong with an ad. */
export const reports: Thing = {
  kind: 'reports',
  queues: [queue],
  async find(db, id, language) {
    const [row] = await db
      .select({
        report: propertyReports,
        ...words,
        reporter,
        seen: seenOf('reports'),
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
    const photos = await selectPhotos(db, [report.propertyId], MOST_PHOTOS);
    return {
      id,
      title: texts[language].reportReason[report.reason],
      status: report.status,
      statusLabel: reportStatusWords[report.status][language],
      since: report.createdAt.toISOString(),
      dueAt: null,
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
      actions: report.status === 'open' ? ['reports uphold', 'reports dismiss'] : [],
    };
  },
};
