import { describe, expect, it } from 'vitest';
import { articleColumns, markdownError, minutesToRead, plainText } from './article-texts.ts';
import { readMarkdown } from './markdown.ts';

describe('an article’s texts', () => {
  it('hold how the text begins, in whole words and without its headings', () => {
    const words = 'كلمةٌ '.repeat(100);
    const { titleAr, openingAr, openingEn } = articleColumns({
      ar: `# عنوان\n\n## قسم\n\n${words}`,
      en: '# Title\n\nShort.\n\n- One\n- Two',
    });
    expect(titleAr).toBe('عنوان');
    expect(openingAr.length).toBeLessThanOrEqual(300);
    expect(new Set(openingAr.split(' '))).toEqual(new Set(['كلمةٌ']));
    expect(openingEn).toBe('Short. One Two');
  });

  it('never break a pair of surrogates where a word has no end', () => {
    const { openingEn } = articleColumns({ ar: '# ع\n\nن', en: `# T\n\n${'😀'.repeat(400)}` });
    expect(openingEn.isWellFormed()).toBe(true);
  });

  it('are plain where a plain text is wanted', () => {
    const { blocks } = readMarkdown(
      '# T\n\nA **b** [c](https://example.com).\n\n- d\n\n![e](/media/e-400.webp)',
    );
    expect(plainText(blocks)).toBe('A b c.\nd');
  });

  it('take at least a minute to read', () => {
    expect(minutesToRead(readMarkdown('word').blocks)).toBe(1);
    expect(minutesToRead(readMarkdown('word '.repeat(1_000)).blocks)).toBe(5);
  });

  it.each([
    ['text', 'must begin with # and its title'],
    ['# ', 'must begin with # and its title'],
    ['# Title', 'must have a text under its title'],
    ['# Title\n\n<script>x</script>', 'must have a text under its title'],
    ['# Title\n\nText', null],
  ])('of %j: %s', (markdown, error) => {
    expect(markdownError(markdown)).toBe(error);
  });
});
