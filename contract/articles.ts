import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, timestamp, wireId, wirePage } from './fields.ts';

/** A run of an article's text that looks alike. */
const span = z.object({
  text: z.string(),
  mark: z.enum(['strong', 'emphasis', 'code']).nullable(),
  /** A web address, a mail or phone address, or a path of the app; never anything that runs. */
  href: z.string().nullable(),
});
const spans = z.array(span);

/**
 * A part of an article, as the server read it out of its Markdown: texts and what they are, no
 * markup, so that a reader's app needs neither a Markdown library nor trust.
 */
export const articleBlock = z.discriminatedUnion('type', [
  z.object({ type: z.literal('heading'), level: z.literal([2, 3]), spans }),
  z.object({ type: z.literal('paragraph'), spans }),
  z.object({ type: z.literal('quote'), spans }),
  z.object({ type: z.literal('list'), isOrdered: z.boolean(), items: z.array(spans) }),
  /** `path` is a stored photo's (photo-url.ts). */
  z.object({ type: z.literal('picture'), path: z.string(), alt: z.string() }),
]);

/** services §3: a blog post. */
const article = z.object({
  id,
  title: z.string(),
  /** Its text without markup: in a list only how it begins, some 300 characters. */
  subject: z.string(),
  /** Path of its photo (photo-url.ts); null where it has none. */
  image: z.string().nullable(),
  imageAlt: z.string().nullable(),
  /** Base64 (https://evanw.github.io/thumbhash). */
  thumbhash: z.string().nullable(),
  createdAt: timestamp,
});

export type Article = z.infer<typeof article>;
export type ArticleBlock = z.infer<typeof articleBlock>;
export type ArticleSpan = z.infer<typeof span>;

/** The wire's `forums`. */
export const articles = {
  list: endpoint({
    method: 'GET',
    path: '/api/forums/list',
    auth: 'public',
    cache: 'public',
    summary: 'Articles, the newest first, 30 a page',
    query: z.object({ page: wirePage }),
    response: z.object({ rows: z.array(article) }),
  }),
  retrieve: endpoint({
    method: 'GET',
    path: '/api/forums/retrieve/{id}',
    auth: 'public',
    cache: 'public',
    summary: 'One article',
    params: z.object({ id: wireId }),
    response: z.object({
      row: article.extend({
        blocks: z.array(articleBlock),
        /** Minutes that reading it takes. */
        minutes: z.int().min(1),
      }),
    }),
  }),
};

export const questions = {
  list: endpoint({
    method: 'GET',
    path: '/api/questions/list',
    auth: 'public',
    cache: 'public',
    summary: 'Questions and answers',
    /** An answer is plain text; a blank line parts its paragraphs. */
    response: z.object({ rows: z.array(z.object({ id, question: z.string(), answer: z.string() })) }),
  }),
};
