import type { Article } from '../../../contract/articles.ts';
import type { Answer } from '../../../contract/contract.ts';
import type { Language } from '../../../contract/language.ts';
import { photoPath } from '../pictures/presenter.ts';
import { minutesToRead, plainText } from './article-texts.ts';
import type { findArticle, listArticles } from './repository.ts';

type ArticleRow = Awaited<ReturnType<typeof listArticles>>[number];
type WholeRow = NonNullable<Awaited<ReturnType<typeof findArticle>>>;

/** An article in a list, where `subject` is the beginning of its text. */
export function presentArticle(row: ArticleRow, language: Language): Article {
  const { id, picture, publishedAt } = row;
  const isArabic = language === 'ar';
  return {
    id,
    title: isArabic ? row.titleAr : row.titleEn,
    subject: isArabic ? row.openingAr : row.openingEn,
    image: picture && photoPath(picture.path, 1200),
    imageAlt: picture && (isArabic ? picture.altAr : picture.altEn),
    thumbhash: picture?.thumbhash ?? null,
    createdAt: publishedAt.toISOString(),
  };
}

export function presentWholeArticle(row: WholeRow, language: Language): Answer<'articles.retrieve'>['row'] {
  const blocks = language === 'ar' ? row.blocksAr : row.blocksEn;
  return {
    ...presentArticle(row, language),
    subject: plainText(blocks),
    blocks,
    minutes: minutesToRead(blocks),
  };
}
