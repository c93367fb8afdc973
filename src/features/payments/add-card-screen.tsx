import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../shell/error-state.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { Breadcrumb, crumbClasses } from '../../ui/breadcrumb.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { readNext, safeNextPath } from '../session/next-path.ts';
import { AddCardForm } from './add-card-form.tsx';
import { returnedToken } from './card-vault.ts';
import { paymentQueries } from './queries.ts';

const route = getRouteApi('/_shell/_account/addpaymentcard');

/**
 * /addpaymentcard (core §2): a card's number and expiry. A real gateway gets them directly from the
 * browser. `next` is the pay screen that the user came from and goes back to.
 */
export function AddCardScreen() {
  const { t } = useTranslation('wallet');
  const navigate = useNavigate();
  const search = route.useSearch();
  const { next } = readNext({ ...search });
  const payScreen = next === undefined ? undefined : safeNextPath(next);
  const { data, error, refetch } = useQuery(paymentQueries.cards());
  return (
    <>
      <ScreenBar narrow title={t('addCard.title')} />
      {error && !data ? (
        <ErrorState error={error} title={t('cards.failed')} onRetry={() => void refetch()} />
      ) : (
        <div className="page pb-page">
          <Breadcrumb narrow label={t('path')} current={t('addCard.title')}>
            {payScreen ? (
              <a
                href={payScreen}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey) return;
                  event.preventDefault();
                  void navigate({ href: payScreen, replace: true });
                }}
                className={crumbClasses()}
              >
                {t('addCard.payment')}
              </a>
            ) : (
              <Link to="/paymentcards" className={crumbClasses()}>
                {t('cards.title')}
              </Link>
            )}
          </Breadcrumb>
          {data ? (
            <AddCardForm vault={data.cardVault} token={returnedToken(search)} payScreen={payScreen} />
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
