import { z } from 'zod';
import { articleBlock } from './articles.ts';
import { endpoint } from './endpoint.ts';
import { id, optionalWire, sar, timestamp, wireId } from './fields.ts';

/**
 * Reads for the console's screens of articles, questions and coupons. All changes go through
 * `ops.act`.
 */

const publishedStatus = z.enum(['published', 'hidden']);
const after = optionalWire(wireId);

const articleLine = z.object({
  id,
  status: publishedStatus,
  titleAr: z.string(),
  titleEn: z.string(),
  /** Base path of its photo, such as `demo/villa-najdi-golden`; null without one. */
  picture: z.string().nullable(),
  publishedAt: timestamp,
});
export type OpsArticleLine = z.infer<typeof articleLine>;

const question = z.object({
  id,
  status: publishedStatus,
  questionAr: z.string(),
  answerAr: z.string(),
  questionEn: z.string(),
  answerEn: z.string(),
  place: z.int(),
  seen: z.string(),
});
export type OpsQuestion = z.infer<typeof question>;

const coupon = z.object({
  id,
  code: z.string(),
  percent: z.int().nullable(),
  amount: sar.nullable(),
  mobile: z.string().nullable(),
  uses: z.int(),
  maxUses: z.int().nullable(),
  expiresAt: timestamp.nullable(),
  stoppedAt: timestamp.nullable(),
  seen: z.string(),
});
export type OpsCoupon = z.infer<typeof coupon>;

const technician = z.object({
  id,
  /** In the request's language; the other two as they were entered. */
  name: z.string(),
  nameAr: z.string(),
  nameEn: z.string().nullable(),
  mobile: z.string(),
  isActive: z.boolean(),
  /** Why no more orders are assigned; null if active or without a known reason. */
  stopReason: z.string().nullable(),
  openOrders: z.int(),
  seen: z.string(),
});
export type OpsTechnician = z.infer<typeof technician>;

/** A preview of the text in one language, as readers will see it. */
const preview = z.object({
  title: z.string().nullable(),
  blocks: z.array(articleBlock),
  minutes: z.int(),
  /** Whether it is complete enough to publish. */
  isWhole: z.boolean(),
});

const read = { method: 'GET', auth: 'operator', cache: 'never' } as const;

export const opsContent = {
  articles: endpoint({
    ...read,
    path: '/api/ops/articles',
    summary: 'Articles, the newest first, also those that are hidden',
    query: z.object({ after }),
    response: z.object({ rows: z.array(articleLine), next: id.nullable() }),
  }),
  article: endpoint({
    ...read,
    path: '/api/ops/articles/{id}',
    summary: 'An article as it was written',
    params: z.object({ id: wireId }),
    response: z.object({
      article: articleLine.extend({ ar: z.string(), en: z.string(), seen: z.string() }),
    }),
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/ops/preview',
    auth: 'operator',
    cache: 'never',
    effect: 'read',
    summary: 'What readers would see of a Markdown text',
    body: z.object({ markdown: z.string().max(60_000) }),
    response: z.object({ preview }),
  }),
  pictures: endpoint({
    ...read,
    path: '/api/ops/pictures',
    summary: 'Stored photos of the product that an article may take',
    response: z.object({
      rows: z.array(z.object({ path: z.string(), thumbnail: z.string(), alt: z.string() })),
    }),
  }),
  questions: endpoint({
    ...read,
    path: '/api/ops/questions',
    summary: 'Questions and answers in their order, also those that are hidden',
    response: z.object({ rows: z.array(question) }),
  }),
  coupons: endpoint({
    ...read,
    path: '/api/ops/coupons',
    summary: 'Coupons, the newest first, with how often each was used',
    query: z.object({ after }),
    response: z.object({ rows: z.array(coupon), next: id.nullable() }),
  }),
  technicians: endpoint({
    ...read,
    path: '/api/ops/technicians',
    summary: 'Who can be sent, with the orders that are in his hands',
    response: z.object({
      rows: z.array(technician),
    }),
  }),
};
