import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PRICE_DROPS } from '../../../contract/limits.ts';
import { useCall } from '../../api/use-call.ts';
import { NeedsConnection, useOnline } from '../../device/offline.tsx';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { notificationQueries } from './queries.ts';

/** Which drops of a favourite's price notify the user, on every device. */
export function PriceDrops() {
  const { t } = useTranslation('account');
  const isOnline = useOnline();
  const { data, error, refetch } = useQuery(notificationQueries.settings());
  const change = useCall('notifications.set', {
    onSettled: (client) => client.invalidateQueries(notificationQueries.settings()),
  });
  if (!data)
    return error ? (
      <ErrorAlert error={error} title={t('priceDrops.notLoaded')} onRetry={() => void refetch()} />
    ) : (
      <Loading label={t('priceDrops.loading')}>
        <Skeleton className="h-27 rounded-field" />
      </Loading>
    );
  // While the change is pending, shows what the user chose.
  const shown = (change.isPending && change.variables.body?.priceDrops) || data.priceDrops;
  return (
    <div className="flex flex-col gap-2">
      <NeedsConnection calls={['notifications.set']} />
      <Segmented
        label={t('priceDrops.title')}
        labelHidden={false}
        options={PRICE_DROPS.map((value) => ({ value, label: t(`priceDrops.${value}`) }))}
        value={shown}
        disabled={!isOnline}
        onChange={(priceDrops) => change.mutate({ body: { priceDrops } })}
      />
      <p aria-live="polite" className="text-small text-ink-2">
        {t(`priceDrops.explained.${shown === 'any' || shown === 'never' ? shown : 'more'}`)}
      </p>
      {change.error ? <ErrorAlert error={change.error} title={t('priceDrops.failed')} /> : null}
    </div>
  );
}
