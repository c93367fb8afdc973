import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Article } from '../../../contract/articles.ts';
import { EXCERPT_LENGTH } from '../../../contract/limits.ts';
import { photoVariant } from '../../../contract/photo-url.ts';
import { excerpt } from '../../lib/excerpt.ts';
import { writtenDay } from '../../lib/written-day.ts';
import { panelClasses } from '../../ui/panel.tsx';
import { Photo } from '../../ui/photo.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export const ARTICLE_GRID = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6';
const SIZES = '(width >= 80rem) 389px, (width >= 64rem) 31vw, (width >= 40rem) 47vw, 92vw';

interface ArticleCardProps {
  article: Article;
  /** On the first screen: its picture comes at once; the very first leads. */
  isFirst?: boolean;
  isEager?: boolean;
}

/** An article in the list: picture, title, the first 80 characters of its text (services §9), its day. */
export function ArticleCard({ article, isFirst = false, isEager = false }: ArticleCardProps) {
  const { t, i18n } = useTranslation('articles');
  const { id, title, subject, image, thumbhash, createdAt } = article;
  return (
    <Link
      to="/blogDetails/$key"
      params={{ key: String(id) }}
      className={panelClasses({ pad: false, className: 'press flex h-full flex-col overflow-hidden' })}
    >
      {image ? (
        <Photo
          path={image}
          rule={photoVariant}
          alt=""
          thumbhash={thumbhash}
          ratio="wide"
          sizes={SIZES}
          eager={isEager}
          priority={isFirst}
          missing={t('photoMissing')}
        />
      ) : null}
      {/* Room for two lines of title: which of them the font needs is known only when it has come. */}
      <div className="flex min-h-43 flex-1 flex-col p-4">
        <h2 className="text-title-3">{title}</h2>
        <p className="mt-1 text-ink-2">{excerpt(subject, EXCERPT_LENGTH)}</p>
        <time dateTime={createdAt} className="mt-auto pt-3 text-caption text-ink-2">
          {writtenDay(createdAt, i18n.language)}
        </time>
      </div>
    </Link>
  );
}

/** The same box while nothing is known yet. */
export function ArticleCardSkeleton() {
  return (
    <div className={panelClasses({ pad: false, className: 'overflow-hidden' })}>
      <Skeleton className="aspect-16/9 w-full rounded-none" />
      <div className="flex flex-col gap-2 p-4">
        <Skeleton className="h-6 w-4/5" />
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="mt-2 h-4 w-24" />
      </div>
    </div>
  );
}
