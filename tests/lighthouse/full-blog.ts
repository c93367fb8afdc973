import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../server/db/database.ts';
import { fromRoot } from '../../server/lib/paths.ts';
import { addArticle } from '../../server/modules/articles/editing.ts';
import { articles } from '../../server/seed/reference/articles/articles.ts';

const ARTICLES = 100;
/** Of our articles, of about 640 Arabic words each, in the long one. */
const TEXTS_IN_LONG = 5;

type Text = Record<'ar' | 'en', string>;

/**
 * Fills a seeded blog up to a hundred articles, the last one of more than 3,000 words; resolves to
 * the last one's id.
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

/** One article of many: its title is the first one's, and the others' titles are headings. */
function joined(texts: readonly Text[]): Text {
  const join = (language: 'ar' | 'en') =>
    texts
      .map((text, place) => (place === 0 ? text[language] : text[language].replace(/^# /, '## ')))
      .join('\n\n');
  return { ar: join('ar'), en: join('en') };
}
