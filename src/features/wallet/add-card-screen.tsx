import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ErrorFace } from '../../shell/error-face.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { Breadcrumb, crumbClasses } from '../../ui/breadcrumb.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { AddCardForm } from './add-card-form.tsx';
import { returnedToken } from './card-vault.ts';
import { walletQueries } from './queries.ts';

const route = getRouteApi('/_shell/_account/addpaymentcard');

/** /addpaymentcard (core §2): a card's number and expiry. With a real gateway they go straight to it. */
export function AddCardScreen() {
  const { t } = useTranslation('wallet');
  const token = returnedToken(route.useSearch());
  const { data, error, refetch } = useQuery(walletQueries.cards());
  return (
    <>
      <ScreenBar title={t('addCard.title')} />
      {error && !data ? (
        <ErrorFace error={error} title={t('cards.failed')} onRetry={() => void refetch()} />
      ) : (
        <div className="page pb-page">
          <Breadcrumb label={t('path')} current={t('addCard.title')}>
            <Link to="/paymentcards" className={crumbClasses()}>
              {t('cards.title')}
            </Link>
          </Breadcrumb>
          {data ? (
            <AddCardForm vault={data.cardVault} token={token} />
          ) : (
            <Loading label={t('cards.loading')}>
              <Skeleton className="mx-auto h-72 w-full max-w-form rounded-card" />
            </Loading>
          )}
        </div>
      )}
    </>
  );
}
