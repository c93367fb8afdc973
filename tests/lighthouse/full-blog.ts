import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../server/db/database.ts';
import { fromRoot } from '../../server/lib/paths.ts';
import { addArticle } from '../../server/modules/articles/editing.ts';
import { articles } from '../../server/seed/reference/articles/articles.ts';

const ARTICLES = 100;
/** How many of our articles, of about 640 Arabic words each, the long one consists of. */
const TEXTS_IN_LONG = 5;

type Text = Record<'ar' | 'en', string>;

/**
 * Adds articles to a seeded blog until it has a hundred, the last one with more than 3,000 words;
 * returns that one's id.
 */
export async function fillBlog(db: Database): Promise<number> {
  const texts = await Promise.all(articles.map(({ key }) => textOf(key)));
  const add = async (place: number, text: Text) => {
    const { picture } = articles[place % articles.length] as (typeof articles)[number];
    const added = await addArticle(db, { texts: text, picture: `demo/${picture}`, at: new Date() });
    if (added.outcome !== 'done') throw new Error(`Article ${place} could not be added: ${added.outcome}`);
    return added.after.id;
  };
  for (let place = articles.length; place < ARTICLES - 1; place += 1)
    await add(place, texts[place % texts.length] as Text);
  return add(ARTICLES - 1, joined(texts.slice(0, TEXTS_IN_LONG)));
}

async function textOf(key: string): Promise<Text> {
  const read = (language: string) =>
    readFile(fromRoot(join('server/seed/reference/articles', `${key}.${language}.md`)), 'utf8');
  return { ar: await read('ar'), en: await read('en') };
}

/** Joins articles into one: the first one's title is its title, the others' become headings. */
function joined(texts: readonly Text[]): Text {
  const join = (language: 'ar' | 'en') =>
    texts
      .map((text, place) => (place === 0 ? text[language] : text[language].replace(/^# /, '## ')))
      .join('\n\n');
  return { ar: join('ar'), en: join('en') };
}
