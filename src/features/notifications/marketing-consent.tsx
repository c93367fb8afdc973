import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { writtenDay } from '../../../contract/written-dates.ts';
import { useCall } from '../../api/use-call.ts';
import { NeedsConnection, useOnline } from '../../device/offline.tsx';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { Switch } from '../../ui/checkbox.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useSetting } from '../../ui/use-setting.ts';
import { notificationQueries } from './queries.ts';

/** The consent to offers, off by default, with the day it was given or withdrawn. */
export function MarketingConsent() {
  const { t, i18n } = useTranslation('account');
  const id = useId();
  const isOnline = useOnline();
  const { data, error } = useQuery(notificationQueries.settings());
  const change = useCall('notifications.set', {
    onSettled: (client) => client.invalidateQueries(notificationQueries.settings()),
  });
  const setting = useSetting(data?.marketing ?? false, (marketing) =>
    change.mutateAsync({ body: { marketing } }),
  );
  // The choice above it says where they could not be loaded.
  if (!data) return error ? null : <Skeleton className="h-21 rounded-field lg:h-16" />;
  const { marketing, marketingAt } = data;
  return (
    <div>
      <NeedsConnection calls={['notifications.set']} />
      <Switch
        checked={setting.shown}
        disabled={!isOnline || setting.isSaving}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-note`}
        onChange={({ currentTarget }) => void setting.choose(currentTarget.checked)}
      >
        <span id={`${id}-title`} className="block">
          {t('marketing.title')}
        </span>
        <span id={`${id}-note`} className="block text-small text-ink-2">
          <span className="block">{t('marketing.text')}</span>
          {marketingAt ? (
            <span className="block">
              {t(marketing ? 'marketing.given' : 'marketing.withdrawn', {
                day: writtenDay(marketingAt, i18n.language),
              })}
            </span>
          ) : null}
        </span>
      </Switch>
      {change.error ? (
        <ErrorAlert error={change.error} title={t('marketing.failed')} className="mt-3" />
      ) : null}
    </div>
  );
}
