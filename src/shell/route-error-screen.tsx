import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/api-error.ts';
import { useOnline } from '../device/offline.tsx';
import { CODE_NOT_HERE, recoverCode } from '../device/register-worker.ts';
import { linkClasses } from '../ui/button.tsx';
import { ErrorState } from './error-state.tsx';
import { MainLandmark } from './main-landmark.tsx';

/** Shown for a route that failed: its code did not load, or rendering threw. */
export function RouteErrorScreen({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation('shell');
  const router = useRouter();
  const isOnline = useOnline();
  useEffect(() => void recoverCode(), []);
  // Code that is not cached can't be loaded offline: say that, not "a technical error".
  const isUnreached = !isOnline || (error instanceof Error && error.name === CODE_NOT_HERE);
  const shown =
    error instanceof ApiError
      ? error
      : isUnreached
        ? ApiError.fromNetwork('offline')
        : new Error(String(error));
  return (
    <MainLandmark>
      <ErrorState
        error={shown}
        title={t('error.route')}
        level={1}
        onRetry={() => {
          reset();
          void router.invalidate();
        }}
        second={
          <Link to="/" className={linkClasses({ size: 'body' })}>
            {t('nav.home')}
          </Link>
        }
      />
    </MainLandmark>
  );
}
