import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorAlert } from '../../../shell/error-alert.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { propertyQueries } from '../queries.ts';
import { PropertyDetailContact } from './contact.tsx';
import { PropertyParty } from './party.tsx';
import { useIsOwnAd } from './use-is-own-ad.ts';

interface ContactPanelProps {
  propertyId: number;
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The advertiser of a listing, with a WhatsApp link and a phone link. */
export function ContactPanel({ propertyId, open, onOpenChange }: ContactPanelProps) {
  const { t } = useTranslation('detail');
  const { data, error, isFetching, refetch } = useQuery(propertyQueries.detail(propertyId));
  const detail = data?.property;
  const isOwn = useIsOwnAd(detail ?? {});
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('contact.title')}
      closeLabel={t('actions.terms.close')}
    >
      <div className="flex min-h-40 flex-col gap-5 py-5">
        {detail ? (
          <>
            <p className="text-small text-ink-2">{detail.title}</p>
            <PropertyParty agent={detail.Agent} />
            {isOwn ? (
              <p>{t('contact.own')}</p>
            ) : (
              <PropertyDetailContact detail={detail} isRefreshing={isFetching} />
            )}
          </>
        ) : error ? (
          <ErrorAlert error={error} onRetry={() => void refetch()} />
        ) : (
          <Loading label={t('contact.loading')} className="flex flex-col gap-5">
            <Skeleton className="h-12 w-2/3" />
            <Skeleton className="h-field w-full rounded-field" />
          </Loading>
        )}
      </div>
    </Sheet>
  );
}
