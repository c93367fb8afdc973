import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { demoPicturesFolder } from '../../../lib/paths.ts';
import { plainText } from '../../../modules/articles/article-texts.ts';
import { readMarkdown } from '../../../modules/articles/markdown.ts';
import { questions } from '../questions.ts';
import { articles } from './articles.ts';

const read = (key: string, language: string) =>
  readFileSync(join(import.meta.dirname, `${key}.${language}.md`), 'utf8');
const isThere = (photo: string) => existsSync(join(demoPicturesFolder, `${photo}-1200.webp`));
const texts = articles.flatMap(({ key }) => ['ar', 'en'].map((language) => ({ key, language })));

describe('the articles', () => {
  it('are ten, each with its two files and no file left over', () => {
    expect(articles).toHaveLength(10);
    const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.md'));
    expect(files.toSorted()).toEqual(texts.map(({ key, language }) => `${key}.${language}.md`).toSorted());
    const days = articles.map(({ daysAgo }): number => daysAgo);
    expect(days).toEqual(days.toSorted((a, b) => b - a));
    // The newest is fresh on the day of seeding, and none is dated after it.
    expect(days.at(-1)).toBeLessThan(15);
    expect(days.at(-1)).toBeGreaterThan(0);
  });

  it.each(texts)('$key in $language is written as an article is', ({ key, language }) => {
    const { title, blocks } = readMarkdown(read(key, language));
    const words = plainText(blocks).split(/\s+/).length;
    expect(title).not.toBeNull();
    expect({ isLongEnough: words >= 600, isShortEnough: words <= 1_200, words }).toMatchObject({
      isLongEnough: true,
      isShortEnough: true,
    });
    expect(plainText(blocks)).not.toMatch(/[!<>]|[\u0660-\u0669]/);
    expect(blocks.filter(({ type }) => type === 'heading').length).toBeGreaterThan(3);
  });

  it.each(articles)('$key shows photos that are there', ({ key, picture }) => {
    const shown = ['ar', 'en'].flatMap((language) =>
      readMarkdown(read(key, language)).blocks.flatMap((block) =>
        block.type === 'picture' ? [block.path] : [],
      ),
    );
    expect(shown).toHaveLength(2);
    const photos = shown.map((path) => path.replace(/^\/media\/demo\/|-1200\.webp$/g, ''));
    expect([picture, ...photos].filter((photo) => !isThere(photo))).toEqual([]);
  });
});

describe('the questions', () => {
  it('have keys of their own, and words in both languages', () => {
    expect(new Set(questions.map(({ key }) => key)).size).toBe(questions.length);
    for (const { questionAr, answerAr, questionEn, answerEn } of questions) {
      expect(questionAr).toMatch(/؟$/);
      expect(questionEn).toMatch(/[.?]$/);
      expect(answerAr).toMatch(/[\u0600-\u06ff]/);
      expect(answerEn).toMatch(/^[\x20-\x7e\u00a0’“”\n]+$/);
    }
  });
});
