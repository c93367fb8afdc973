import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { OfflineNotice, useOnline } from '../../device/offline.tsx';
import { ErrorState } from '../../shell/error-state.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { ProfileForm } from './profile-form.tsx';
import { profileQueries } from './queries.ts';

/** /profile (core §2): the form; no device stores its data. */
export function ProfileScreen() {
  const { t } = useTranslation('account');
  const isOnline = useOnline();
  const { data, error, refetch } = useQuery(profileQueries.get());
  return (
    <>
      <ScreenBar narrow title={t('profile.title')} />
      {data && !isOnline ? <OfflineNotice /> : null}
      {error && !data ? (
        <ErrorState error={error} title={t('profile.failed')} onRetry={() => void refetch()} />
      ) : (
        <div className="page pt-2 pb-page">
          <div className="mx-auto max-w-form">
            {data ? <ProfileForm key={data.user.id} user={data.user} /> : <ProfileSkeleton />}
          </div>
        </div>
      )}
    </>
  );
}

function ProfileSkeleton() {
  const { t } = useTranslation('account');
  return (
    <Loading label={t('profile.loading')} className="flex flex-col gap-5">
      <Skeleton className="h-64 w-full rounded-card" />
      <Skeleton className="h-21 w-full rounded-field" />
      <Skeleton className="h-21 w-full rounded-field" />
      <Skeleton className="h-field w-full rounded-field" />
    </Loading>
  );
}
