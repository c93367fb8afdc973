import type { ArticleBlock } from '../../../contract/articles.ts';
import { readMarkdown, textOf } from './markdown.ts';

/** Characters of an article's text that a list's answer carries. */
const OPENING_LENGTH = 300;
/** Of a calm reader; Arabic and English differ less than readers do. */
const WORDS_A_MINUTE = 200;

/**
 * An article as its author writes it: one Markdown text a language, each beginning with `# ` and
 * its title.
 */
export interface WrittenArticle {
  ar: string;
  en: string;
}

/** Why a text can't be an article, in words for the author; null where it can. */
export function markdownError(markdown: string): string | null {
  const { title, blocks } = readMarkdown(markdown);
  if (title === null) return 'must begin with # and its title';
  return plainText(blocks) === '' ? 'must have a text under its title' : null;
}

/** The columns that an article's texts fill. Fails where markdownError has something to say. */
export function articleColumns({ ar, en }: WrittenArticle) {
  const [arabic, english] = [derived(ar), derived(en)];
  return {
    titleAr: arabic.title,
    titleEn: english.title,
    markdownAr: ar,
    markdownEn: en,
    blocksAr: arabic.blocks,
    blocksEn: english.blocks,
    openingAr: arabic.opening,
    openingEn: english.opening,
  };
}

function derived(markdown: string) {
  const { title, blocks } = readMarkdown(markdown);
  if (title === null) throw new Error('An article’s Markdown must begin with # and its title');
  return { title, blocks, opening: openingOf(blocks) };
}

/** An article's text without markup, a line a paragraph. */
export function plainText(blocks: readonly ArticleBlock[]): string {
  return blocks.flatMap(linesOf).join('\n');
}

function linesOf(block: ArticleBlock): string[] {
  if (block.type === 'picture') return [];
  return block.type === 'list' ? block.items.map(textOf) : [textOf(block.spans)];
}

/** How the text begins, whole words only; headings are no part of it. */
function openingOf(blocks: readonly ArticleBlock[]): string {
  const text = plainText(blocks.filter(({ type }) => type !== 'heading')).replace(/\s+/g, ' ');
  if (text.length <= OPENING_LENGTH) return text;
  const end = text.lastIndexOf(' ', OPENING_LENGTH);
  return text.slice(0, end > 0 ? end : OPENING_LENGTH).toWellFormed();
}

/** Whole minutes that reading takes, at least one. */
export function minutesToRead(blocks: readonly ArticleBlock[]): number {
  const words = plainText(blocks).split(/\s+/).length;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
