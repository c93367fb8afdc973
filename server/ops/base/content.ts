import { and, asc, count, desc, eq, isNotNull, isNull, like, lt, sql } from 'drizzle-orm';
import type { Language } from '../../../contract/language.ts';
import type { OpsArticleLine, OpsCoupon, OpsQuestion } from '../../../contract/ops-content.ts';
import type { Database } from '../../db/database.ts';
import { PAGE_AND_ONE } from '../../db/pagination.ts';
import { articles, questions } from '../../db/schema/articles.ts';
import { coupons, orders, technicians } from '../../db/schema/orders.ts';
import { users } from '../../db/schema/people.ts';
import { pictures } from '../../db/schema/pictures.ts';
import { inSar } from '../../lib/money.ts';
import { markdownError, minutesToRead } from '../../modules/articles/article-texts.ts';
import { readMarkdown } from '../../modules/articles/markdown.ts';
import { DEMO_PATH, photoPath } from '../../modules/pictures/presenter.ts';
import { personName } from '../../plugins/session.ts';
import { isoOf, type Page } from './item-kind.ts';
import { rowVersionOf } from './row-version.ts';

const MOST_PICTURES = 120;

const articleColumns = {
  id: articles.id,
  status: articles.status,
  titleAr: articles.titleAr,
  titleEn: articles.titleEn,
  picture: pictures.path,
  publishedAt: articles.publishedAt,
};

/** A page of articles plus one, newest first, after the article with id `after`. */
export async function listArticleLines(
  db: Database,
  { after, skip = 0 }: Pick<Page, 'after' | 'skip'>,
): Promise<OpsArticleLine[]> {
  const rows = await db
    .select(articleColumns)
    .from(articles)
    .leftJoin(pictures, eq(pictures.id, articles.pictureId))
    .where(
      after === undefined
        ? undefined
        : sql`(${articles.publishedAt}, ${articles.id}) < (select published_at, id from articles where id = ${after})`,
    )
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(PAGE_AND_ONE)
    .offset(skip);
  return rows.map((row) => ({ ...row, publishedAt: row.publishedAt.toISOString() }));
}

/** An article with its Markdown; null if there is none with that id. */
export async function findWritten(db: Database, id: number) {
  const [row] = await db
    .select({
      ...articleColumns,
      ar: articles.markdownAr,
      en: articles.markdownEn,
      seen: rowVersionOf('articles'),
    })
    .from(articles)
    .leftJoin(pictures, eq(pictures.id, articles.pictureId))
    .where(eq(articles.id, id));
  return row ? { ...row, publishedAt: row.publishedAt.toISOString() } : null;
}

/** A preview of a text, rendered by the same Markdown reader as after publication. */
export function previewOf(markdown: string) {
  const { title, blocks } = readMarkdown(markdown);
  return { title, blocks, minutes: minutesToRead(blocks), isWhole: markdownError(markdown) === null };
}

/** The product's own photos, not users'. */
export async function listPictures(db: Database, language: Language) {
  const rows = await db
    .select({ path: pictures.path, altAr: pictures.altAr, altEn: pictures.altEn })
    .from(pictures)
    .where(and(isNull(pictures.uploadedBy), like(pictures.path, `${DEMO_PATH}%`)))
    .orderBy(asc(pictures.path))
    .limit(MOST_PICTURES);
  return rows.map(({ path, altAr, altEn }) => ({
    path,
    thumbnail: photoPath(path, 400),
    alt: language === 'ar' ? altAr : altEn,
  }));
}

export async function listWrittenQuestions(db: Database): Promise<OpsQuestion[]> {
  const { id, status, questionAr, answerAr, questionEn, answerEn, position } = questions;
  return db
    .select({
      id,
      status,
      questionAr,
      answerAr,
      questionEn,
      answerEn,
      place: position,
      seen: rowVersionOf('questions'),
    })
    .from(questions)
    .orderBy(asc(position), asc(id));
}

/** A page of coupons plus one, newest first. */
export async function listCouponLines(
  db: Database,
  { after, skip = 0 }: Pick<Page, 'after' | 'skip'>,
): Promise<OpsCoupon[]> {
  const uses = db.$count(
    orders,
    and(eq(orders.couponId, coupons.id), isNotNull(orders.callOutPaidAt), isNull(orders.cancelledAt)),
  );
  const rows = await db
    .select({ coupon: coupons, mobile: users.mobile, uses, seen: rowVersionOf('coupons') })
    .from(coupons)
    .leftJoin(users, eq(users.id, coupons.userId))
    .where(after === undefined ? undefined : lt(coupons.id, after))
    .orderBy(desc(coupons.id))
    .limit(PAGE_AND_ONE)
    .offset(skip);
  return rows.map(({ coupon, ...row }) => ({
    ...row,
    id: coupon.id,
    code: coupon.code,
    percent: coupon.discountType === 'percentage' ? coupon.amount : null,
    amount: coupon.discountType === 'fixed' ? inSar(coupon.amount) : null,
    maxUses: coupon.maxUses,
    expiresAt: isoOf(coupon.expiresAt),
    stoppedAt: isoOf(coupon.stoppedAt),
  }));
}

/** Technicians with the number of their open orders; active ones first. */
export async function listCrew(db: Database, language: Language) {
  const isUnderWay = and(isNotNull(orders.assignTime), isNull(orders.doneTime), isNull(orders.cancelledAt));
  const rows = await db
    .select({ technician: technicians, openOrders: count(orders.id), seen: rowVersionOf('technicians') })
    .from(technicians)
    .leftJoin(orders, and(eq(orders.technicianId, technicians.id), isUnderWay))
    .groupBy(technicians.id)
    .orderBy(desc(technicians.isActive), asc(technicians.id));
  return rows.map(({ technician, ...row }) => ({
    ...row,
    id: technician.id,
    name: personName(technician, language),
    nameAr: technician.name,
    nameEn: technician.nameEn,
    mobile: technician.mobile,
    isActive: technician.isActive,
    stopReason: technician.stopReason,
  }));
}
