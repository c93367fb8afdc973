import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayDo } from '../../../contract/ops-roles.ts';
import { writtenDay } from '../../../contract/written-dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { ArticleEditor } from './article-editor.tsx';
import { OpsLink } from './ops-link.tsx';
import { PaneError, PaneSkeleton, ViewBody, ViewHead } from './pane-states.tsx';
import { opsQueries } from './queries.ts';
import { useOpsRole } from './use-ops-role.ts';

/** The articles, or the one being edited. */
export function ArticlesView({ id }: { id: number | 'new' | null }) {
  if (id === null) return <ArticleList />;
  return id === 'new' ? <NewArticle /> : <OldArticle key={id} id={id} />;
}

function useBack() {
  const navigate = useNavigate();
  return () => void navigate({ to: '/ops/$', params: { _splat: 'articles' } });
}

function NewArticle() {
  return <ArticleEditor id={null} written={{ ar: '', en: '', picture: null }} onDone={useBack()} />;
}

function OldArticle({ id }: { id: number }) {
  const back = useBack();
  const { data, error, refetch } = useQuery(opsQueries.article(id));
  if (!data) return error ? <PaneError error={error} onRetry={() => void refetch()} /> : <PaneSkeleton />;
  return <ArticleEditor id={id} written={data.article} onDone={back} />;
}

function ArticleList() {
  const { t, i18n } = useTranslation('ops');
  const role = useOpsRole();
  const [after, setAfter] = useState<number | undefined>();
  const { data, error, refetch } = useQuery(opsQueries.articles(after));
  return (
    <ViewBody>
      <ViewHead
        title={t('nav.articles')}
        end={
          role && mayDo(role, 'articles') ? (
            <OpsLink to="articles/new" className={buttonClasses()}>
              <Plus aria-hidden />
              {t('articles.new')}
            </OpsLink>
          ) : null
        }
      />
      {data ? (
        <ul className="divide-y divide-line rounded-card bg-surface shadow-card">
          {data.rows.map((row) => (
            <li key={row.id}>
              <OpsLink
                to={`articles/${row.id}`}
                className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card px-4 py-3 -outline-offset-2 hover:bg-sunken"
              >
                <span className="min-w-0 flex-1 truncate text-small-strong">
                  {i18n.language === 'en' ? row.titleEn : row.titleAr}
                </span>
                {row.status === 'hidden' ? <Badge>{t('articles.hidden')}</Badge> : null}
                <span className="text-caption text-ink-2">{writtenDay(row.publishedAt, i18n.language)}</span>
              </OpsLink>
            </li>
          ))}
        </ul>
      ) : error ? (
        <PaneError error={error} onRetry={() => void refetch()} />
      ) : (
        <PaneSkeleton />
      )}
      {data?.next ? (
        <Button variant="second" className="self-start" onClick={() => setAfter(data.next ?? undefined)}>
          {t('older')}
        </Button>
      ) : null}
    </ViewBody>
  );
}
