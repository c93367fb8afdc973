import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../api/api-error.ts';
import { OfflineNotice } from '../../pwa/offline-notice.tsx';
import { useOnline } from '../../pwa/use-online.ts';
import { ErrorFace } from '../../shell/error-face.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { FormBones } from '../../ui/card-bones.tsx';
import { OffOffer } from '../properties/off-offer.tsx';
import { PropertyDetailFinance } from '../properties/property-detail-finance.tsx';
import { PropertyMiniLink } from '../properties/property-mini-link.tsx';
import { FinanceForm } from './finance-form.tsx';
import { FinanceGone } from './finance-gone.tsx';
import { isOfGoneHome, useFinanceHome } from './finance-home.ts';
import { FinanceSent } from './finance-sent.tsx';

/** /createfinance/{key} (services §2): the home that it concerns, the request, and what a month would cost. */
export function FinanceScreen({ id }: { id: number }) {
  const { t } = useTranslation('requests');
  const isOnline = useOnline();
  const { home, detail, gone, isOwners, error, retry } = useFinanceHome(id);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const [sentId, setSentId] = useState<number | null>(null);
  const lost = gone ?? refusal;
  return (
    <>
      <ScreenBar title={t('finance.title')} />
      {isOnline ? null : <OfflineNotice />}
      {lost ? (
        <FinanceGone error={lost} />
      ) : home && isOwners ? (
        <OffOffer property={home} wish="finance" />
      ) : !home && error ? (
        <ErrorFace error={error} title={t('finance.failedHome')} onRetry={retry} />
      ) : (
        <div className="page flex flex-col gap-6 pt-2 pb-page lg:grid lg:grid-cols-[minmax(0,1fr)_420px] lg:items-start lg:gap-8">
          {home ? (
            <>
              <PropertyMiniLink property={home} label={`${t('finance.home')}:`} className="lg:col-start-2" />
              <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
                <p className="pb-5 text-read text-ink-2">{t('finance.text')}</p>
                <FinanceForm
                  propertyId={id}
                  price={home.purpose === 'for_rent' ? null : home.price}
                  onSent={setSentId}
                  onRefused={(refused) => setRefusal(isOfGoneHome(refused) ? refused : null)}
                />
              </div>
              {detail ? (
                <div className="min-w-0 lg:col-start-2">
                  <PropertyDetailFinance property={detail} />
                </div>
              ) : null}
            </>
          ) : (
            <FormBones label={t('loading')} />
          )}
        </div>
      )}
      <FinanceSent id={sentId} onClose={() => setSentId(null)} />
    </>
  );
}
