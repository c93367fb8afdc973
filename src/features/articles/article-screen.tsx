import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronLeft, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Article, ArticleBlock } from '../../../contract/articles.ts';
import { photoVariant } from '../../../contract/photo-url.ts';
import { writtenDay } from '../../../contract/written-dates.ts';
import { OfflineNotice, useIsSaved } from '../../device/offline.tsx';
import { ArticleBody, sectionId } from '../../shell/article-body.tsx';
import { BackLink } from '../../shell/back-link.tsx';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { ErrorState } from '../../shell/error-state.tsx';
import { RecordNotFound } from '../../shell/record-not-found.tsx';
import { useShareLink } from '../../shell/share-link.ts';
import { useDocumentHead } from '../../shell/use-document-head.ts';
import { Button, linkClasses } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Photo } from '../../ui/photo.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import { articleHead, knownArticle, type WholeArticle } from './article-data.ts';
import { articleQueries } from './queries.ts';

const LINES = ['w-full', 'w-11/12', 'w-full', 'w-4/5', 'w-full', 'w-2/3'];

/**
 * /blogDetails/{key} (services §2): one article. Shows the data of a cached list while it loads.
 */
export function ArticleScreen({ id }: { id: number }) {
  const { t, i18n } = useTranslation('articles');
  const client = useQueryClient();
  const query = useQuery(articleQueries.detail(id));
  const { data, error } = query;
  const article = data?.row ?? null;
  const head = article ?? knownArticle(client, id);
  const isSaved = useIsSaved(query);
  const retry = () => void query.refetch();
  useDocumentHead(articleHead(i18n, head));
  if (error?.status === 404) return <RecordNotFound record="article" />;
  return (
    <article className="pb-10">
      <ArticleBar article={head} />
      {isSaved ? <OfflineNotice savedAt={query.dataUpdatedAt} /> : null}
      {error && !article ? (
        <ErrorState error={error} title={t('failureOne')} level={1} onRetry={retry} />
      ) : (
        <div className="page lg:grid lg:grid-cols-[minmax(0,42.5rem)_minmax(0,18rem)] lg:justify-between lg:gap-x-12">
          <div>
            {article && error && !isSaved ? (
              <ErrorAlert error={error} title={t('failureOne')} onRetry={retry} className="pb-4" />
            ) : null}
            {head ? <ArticleHeader article={head} minutes={article?.minutes ?? null} /> : null}
            {article ? <ArticleText article={article} /> : <ArticleSkeleton hasHead={head !== null} />}
          </div>
          {article ? <ArticleContents blocks={article.blocks} /> : null}
        </div>
      )}
    </article>
  );
}

/** The top bar on phones, with back and share; from 1024 px a link to all articles. */
function ArticleBar({ article }: { article: Article | null }) {
  const { t } = useTranslation('articles');
  const share = useShareArticle(article);
  return (
    <>
      <TopBar
        title={t('title')}
        level={0}
        start={<BackLink to="/blog" />}
        end={
          <IconButton label={t('share')} disabled={!article} onClick={share}>
            <Share2 aria-hidden />
          </IconButton>
        }
        className="lg:hidden"
      />
      <div data-print="none" className="page hidden pt-6 lg:block">
        <Link to="/blog" className={linkClasses()}>
          <ChevronLeft aria-hidden className="flip" />
          {t('all')}
        </Link>
      </div>
    </>
  );
}

/** Shares the page's address with its picture. */
function useShareArticle(article: Article | null) {
  const share = useShareLink();
  return () => {
    if (!article) return;
    const { id, title, image } = article;
    const photo = image ? { path: photoVariant(image, 1200, 'webp'), name: `rukn-article-${id}` } : undefined;
    void share({ title, url: `${window.location.origin}/blogDetails/${id}`, photo });
  };
}

function ArticleHeader({ article, minutes }: { article: Article; minutes: number | null }) {
  const { t, i18n } = useTranslation('articles');
  const { title, image, imageAlt, thumbhash, createdAt } = article;
  return (
    <header>
      <h1 className="text-title-1 lg:text-display">{title}</h1>
      <p className="mt-2 text-small text-ink-2">
        <time dateTime={createdAt}>{writtenDay(createdAt, i18n.language)}</time>
        {minutes === null ? null : (
          <>
            {' '}
            · <span>{t('minutes', { count: minutes })}</span>
          </>
        )}
      </p>
      {image ? (
        <Photo
          path={image}
          rule={photoVariant}
          alt={imageAlt ?? ''}
          thumbhash={thumbhash}
          ratio="wide"
          sizes="(width >= 48rem) 680px, 92vw"
          priority
          missing={t('photoMissing')}
          className="mt-4 rounded-card"
        />
      ) : null}
    </header>
  );
}

function ArticleText({ article }: { article: WholeArticle }) {
  const { t } = useTranslation('articles');
  const share = useShareArticle(article);
  return (
    <>
      <div className="mt-6">
        <ArticleBody blocks={article.blocks} />
      </div>
      <footer data-print="none" className="mt-10 flex flex-wrap gap-3 border-t border-line pt-6">
        <Button variant="tint" onClick={share}>
          <Share2 aria-hidden />
          {t('share')}
        </Button>
        <Link to="/blog" className={linkClasses({ size: 'body', className: 'px-3' })}>
          {t('all')}
        </Link>
      </footer>
    </>
  );
}

function ArticleSkeleton({ hasHead }: { hasHead: boolean }) {
  const { t } = useTranslation('articles');
  return (
    <Loading label={t('loadingOne')}>
      {hasHead ? null : (
        <>
          <Skeleton className="h-9 w-4/5" />
          <Skeleton className="mt-3 h-5 w-40" />
          <Skeleton className="mt-4 aspect-16/9 w-full rounded-card" />
        </>
      )}
      <div className="mt-6 flex flex-col gap-3">
        {LINES.map((width, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a skeleton
          <Skeleton key={place} className={`h-5 ${width}`} />
        ))}
      </div>
    </Loading>
  );
}

/** With fewer sections an article needs no table of contents. */
const MIN_SECTIONS = 3;

/** The article's table of contents beside its text, from 1024 px. */
function ArticleContents({ blocks }: { blocks: readonly ArticleBlock[] }) {
  const { t } = useTranslation('articles');
  const sections = blocks.flatMap((block, place) =>
    block.type === 'heading' && block.level === 2
      ? [{ id: sectionId(place), title: block.spans.map(({ text }) => text).join('') }]
      : [],
  );
  if (sections.length < MIN_SECTIONS) return null;
  return (
    <nav aria-label={t('contents')} data-print="none" className="sticky top-24 hidden self-start lg:block">
      <h2 className="text-small-strong text-ink-2">{t('contents')}</h2>
      <ol className="mt-2 border-s border-line">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-10 items-center ps-4 text-small text-ink-2 hover:text-palm"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
