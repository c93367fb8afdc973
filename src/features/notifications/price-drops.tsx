import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PRICE_DROPS } from '../../../contract/limits.ts';
import { useCall } from '../../api/use-call.ts';
import { NeedsConnection, useOnline } from '../../device/offline.tsx';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { useSetting } from '../../ui/use-setting.ts';
import { notificationQueries } from './queries.ts';

/** Which drops of a favourite's price notify the user, on every device. */
export function PriceDrops() {
  const { t } = useTranslation('account');
  const isOnline = useOnline();
  const { data, error, refetch } = useQuery(notificationQueries.settings());
  const change = useCall('notifications.set', {
    onSettled: (client) => client.invalidateQueries(notificationQueries.settings()),
  });
  const setting = useSetting(data?.priceDrops ?? 'any', (priceDrops) =>
    change.mutateAsync({ body: { priceDrops } }),
  );
  if (!data)
    return error ? (
      <ErrorAlert error={error} title={t('priceDrops.notLoaded')} onRetry={() => void refetch()} />
    ) : (
      <Loading label={t('priceDrops.loading')}>
        <Skeleton className="h-27 rounded-field" />
      </Loading>
    );
  const { shown, choose } = setting;
  return (
    <div className="flex flex-col gap-2">
      <NeedsConnection calls={['notifications.set']} />
      <Segmented
        label={t('priceDrops.title')}
        labelHidden={false}
        options={PRICE_DROPS.map((value) => ({ value, label: t(`priceDrops.${value}`) }))}
        value={shown}
        disabled={!isOnline}
        onChange={choose}
      />
      <p aria-live="polite" className="text-small text-ink-2">
        {t(`priceDrops.explained.${shown === 'any' || shown === 'never' ? shown : 'more'}`)}
      </p>
      {change.error ? <ErrorAlert error={change.error} title={t('priceDrops.failed')} /> : null}
    </div>
  );
}
