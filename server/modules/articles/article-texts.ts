import type { ArticleBlock } from '../../../contract/articles.ts';
import { readMarkdown, textOf } from './markdown.ts';

/** Characters of an article's text in a list's response. */
const OPENING_LENGTH = 300;
/** A slow reader's speed; readers differ more than Arabic and English do. */
const WORDS_A_MINUTE = 200;

/**
 * An article as its author writes it: one Markdown text per language, which begins with `# ` and
 * its title.
 */
export interface WrittenArticle {
  ar: string;
  en: string;
}

/** Why a text can't be an article, as a message for the author; null if it can. */
export function markdownError(markdown: string): string | null {
  const { title, blocks } = readMarkdown(markdown);
  if (title === null) return 'must begin with # and its title';
  return plainText(blocks) === '' ? 'must have a text under its title' : null;
}

/** The columns derived from an article's texts. Throws if a text has no title. */
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

/** An article's text without markup, one paragraph or list item per line. */
export function plainText(blocks: readonly ArticleBlock[]): string {
  return blocks.flatMap(linesOf).join('\n');
}

function linesOf(block: ArticleBlock): string[] {
  if (block.type === 'picture') return [];
  return block.type === 'list' ? block.items.map(textOf) : [textOf(block.spans)];
}

/** The beginning of the text in whole words, without headings. */
function openingOf(blocks: readonly ArticleBlock[]): string {
  const text = plainText(blocks.filter(({ type }) => type !== 'heading')).replace(/\s+/g, ' ');
  if (text.length <= OPENING_LENGTH) return text;
  const end = text.lastIndexOf(' ', OPENING_LENGTH);
  return text.slice(0, end > 0 ? end : OPENING_LENGTH).toWellFormed();
}

/** Reading time in whole minutes, at least one. */
export function minutesToRead(blocks: readonly ArticleBlock[]): number {
  const words = plainText(blocks).split(/\s+/).length;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
