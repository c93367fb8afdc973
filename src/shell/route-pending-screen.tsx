import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CHUNK_TIMEOUT_MS } from '../../contract/limits.ts';
import { ApiError } from '../api/api-error.ts';
import { Button, linkClasses } from '../ui/button.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { ErrorState } from './error-state.tsx';
import { MainLandmark } from './main-landmark.tsx';

/** A link home is offered after this (DESIGN §6, route chunk). */
const SLOW_AFTER_MS = 10_000;

/**
 * Shown while a screen's code loads: a skeleton at once, a link home after 10 s, the shared alert
 * after 120 s.
 */
export function RoutePendingScreen() {
  const { t } = useTranslation('shell');
  const patience = usePatience();
  const reload = () => window.location.reload();
  const home = (
    <Link to="/" className={linkClasses({ size: 'body' })}>
      {t('nav.home')}
    </Link>
  );
  if (patience === 'over') {
    const error = ApiError.fromNetwork('timeout');
    return <ErrorState error={error} title={t('error.route')} level={1} onRetry={reload} second={home} />;
  }
  return (
    // As high as the screen: otherwise the loaded content would push the footer out of view.
    <MainLandmark className="page min-h-dvh py-4">
      <Loading label={t('loading')} className="flex flex-col gap-4">
        <Skeleton className="h-8 w-1/2" />
        <Skeleton className="aspect-photo max-h-100 w-full rounded-card" />
        <Skeleton className="h-6 w-2/3" />
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-4/5" />
      </Loading>
      {patience === 'slow' ? (
        <div role="status" className="mt-6 flex flex-col items-center gap-2 text-center">
          <p className="text-ink-2">{t('slow')}</p>
          <Button variant="second" onClick={reload}>
            {t('error.retry')}
          </Button>
          {home}
        </div>
      ) : null}
    </MainLandmark>
  );
}

/** How long the screen has been loading. */
function usePatience(): 'fresh' | 'slow' | 'over' {
  const [patience, setPatience] = useState<'fresh' | 'slow' | 'over'>('fresh');
  useEffect(() => {
    const slow = setTimeout(() => setPatience('slow'), SLOW_AFTER_MS);
    const over = setTimeout(() => setPatience('over'), CHUNK_TIMEOUT_MS);
    return () => {
      clearTimeout(slow);
      clearTimeout(over);
    };
  }, []);
  return patience;
}
