import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ArticleBlock } from '../../../contract/articles.ts';
import { at, oneOf, rowId } from './columns.ts';
import { pictures } from './pictures.ts';

/** An operator withdraws by hiding; nothing that was public is ever deleted. */
export const PUBLISHED_STATUSES = ['published', 'hidden'] as const;

const writtenRow = () => ({
  id: rowId(),
  /** Identifies rows of the reference data; null for those that operators wrote. */
  key: text('key').unique(),
  status: text('status', { enum: PUBLISHED_STATUSES }).notNull().default('published'),
});

/**
 * services §3: the blog. Columns derived from the Markdown are written together with it
 * (modules/articles/article-texts.ts).
 */
export const articles = pgTable(
  'articles',
  {
    ...writtenRow(),
    titleAr: text('title_ar').notNull(),
    titleEn: text('title_en').notNull(),
    /** As the author wrote it, title included. */
    markdownAr: text('markdown_ar').notNull(),
    markdownEn: text('markdown_en').notNull(),
    blocksAr: jsonb('blocks_ar').$type<ArticleBlock[]>().notNull(),
    blocksEn: jsonb('blocks_en').$type<ArticleBlock[]>().notNull(),
    /** The beginning of the text, for lists. */
    openingAr: text('opening_ar').notNull(),
    openingEn: text('opening_en').notNull(),
    pictureId: integer('picture_id').references(() => pictures.id),
    publishedAt: at('published_at').notNull().defaultNow(),
  },
  (table) => [
    check('articles_status', oneOf(table.status, PUBLISHED_STATUSES)),
    index('articles_public').on(table.publishedAt, table.id).where(sql`${table.status} = 'published'`),
  ],
);

/** services §3: questions and their answers, in the order of `position`. */
export const questions = pgTable(
  'questions',
  {
    ...writtenRow(),
    questionAr: text('question_ar').notNull(),
    questionEn: text('question_en').notNull(),
    answerAr: text('answer_ar').notNull(),
    answerEn: text('answer_en').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [check('questions_status', oneOf(table.status, PUBLISHED_STATUSES))],
);
