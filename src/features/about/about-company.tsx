import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { OfflineNotice } from '../../pwa/offline-notice.tsx';
import { useIsSaved } from '../../pwa/use-is-saved.ts';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { AboutContact } from './about-contact.tsx';
import { AboutDocuments } from './about-documents.tsx';
import { companyQuery } from './queries.ts';

/** What the server's configuration says of the company; what is not configured is not there. */
export function AboutCompany() {
  const { t } = useTranslation('about');
  const company = useQuery(companyQuery());
  const { data, error, dataUpdatedAt, refetch } = company;
  const isSaved = useIsSaved(company);
  if (!data) {
    return error ? (
      <ErrorAlert error={error} title={t('contact.failure')} onRetry={() => void refetch()} />
    ) : (
      <Loading label={t('contact.loading')}>
        <Skeleton className="mb-2 h-8 w-32" />
        <Skeleton className="h-42 w-full rounded-card" />
      </Loading>
    );
  }
  return (
    <>
      {isSaved ? <OfflineNotice savedAt={dataUpdatedAt} className="rounded-field" /> : null}
      <AboutContact support={data.support} />
      <AboutDocuments license={data.licenseImage} tax={data.taxImage} />
    </>
  );
}
