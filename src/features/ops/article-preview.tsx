import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSettled } from '../../lib/use-settled.ts';
import { ArticleBody } from '../../shell/article-body.tsx';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { opsQueries } from './queries.ts';

const SETTLE_MS = 400;

interface ArticlePreviewProps {
  markdown: string;
  language: 'ar' | 'en';
}

/** What readers will see, read out of the Markdown by the server and drawn as the blog draws it. */
export function ArticlePreview({ markdown, language }: ArticlePreviewProps) {
  const { t } = useTranslation('ops');
  const { data, error } = useQuery(opsQueries.preview(useSettled(markdown, SETTLE_MS)));
  const preview = data?.preview;
  return (
    <section aria-label={t('articles.preview')} className="min-w-0">
      <h2 className="mb-2 text-small-strong">{t('articles.preview')}</h2>
      <div
        lang={language}
        dir={language === 'ar' ? 'rtl' : 'ltr'}
        className="min-h-60 rounded-card bg-surface p-5 shadow-card"
      >
        {error && !preview ? <ErrorAlert error={error} title={t('notLoaded')} /> : null}
        {preview?.title ? <p className="mb-4 text-title-1">{preview.title}</p> : null}
        {preview && !preview.isWhole ? (
          <p className="text-small text-ink-2">{t('articles.notWhole')}</p>
        ) : null}
        {preview ? <ArticleBody blocks={preview.blocks} /> : null}
      </div>
    </section>
  );
}
