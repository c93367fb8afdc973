import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/api-error.ts';
import { useOnline } from '../pwa/use-online.ts';
import { linkClasses } from '../ui/button.tsx';
import { ErrorFace } from './error-face.tsx';
import { MainLandmark } from './main-landmark.tsx';

/** A route that failed: its code did not come, or it could not be drawn. */
export function RouteErrorScreen({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation('shell');
  const router = useRouter();
  const isOnline = useOnline();
  // Code that was never fetched can't be fetched without network: say that, not "a technical error".
  const shown =
    error instanceof ApiError ? error : isOnline ? new Error(String(error)) : ApiError.fromNetwork('offline');
  return (
    <MainLandmark>
      <ErrorFace
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
