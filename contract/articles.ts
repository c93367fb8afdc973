import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, timestamp, wireId, wirePage } from './fields.ts';

/** A run of an article's text with one format. */
const span = z.object({
  text: z.string(),
  mark: z.enum(['strong', 'emphasis', 'code']).nullable(),
  /** A web, mail or phone URL, or a path of the app; never a script. */
  href: z.string().nullable(),
});
const spans = z.array(span);

/**
 * A part of an article, parsed by the server from its Markdown: texts and their types without
 * markup, so that the app needs no Markdown library and need not trust HTML.
 */
export const articleBlock = z.discriminatedUnion('type', [
  z.object({ type: z.literal('heading'), level: z.literal([2, 3]), spans }),
  z.object({ type: z.literal('paragraph'), spans }),
  z.object({ type: z.literal('quote'), spans }),
  z.object({ type: z.literal('list'), isOrdered: z.boolean(), items: z.array(spans) }),
  /** `path` is that of a stored photo (photo-url.ts). */
  z.object({ type: z.literal('picture'), path: z.string(), alt: z.string() }),
]);

/** services §3: a blog post. */
const article = z.object({
  id,
  title: z.string(),
  /** Its text without markup; in a list only the first 300 characters or so. */
  subject: z.string(),
  /** Path of its photo (photo-url.ts); null without one. */
  image: z.string().nullable(),
  imageAlt: z.string().nullable(),
  /** Base64 (https://evanw.github.io/thumbhash). */
  thumbhash: z.string().nullable(),
  createdAt: timestamp,
});

export type Article = z.infer<typeof article>;
export type ArticleBlock = z.infer<typeof articleBlock>;
export type ArticleSpan = z.infer<typeof span>;

/** `forums` in the paths. */
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
        /** Reading time in minutes. */
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
    /** An answer is plain text; a blank line separates paragraphs. */
    response: z.object({ rows: z.array(z.object({ id, question: z.string(), answer: z.string() })) }),
  }),
};
