import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CreditCard, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PaymentMethod } from '../../../contract/payments.ts';
import { OfflineNotice } from '../../pwa/offline-notice.tsx';
import { useOnline } from '../../pwa/use-online.ts';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { ErrorFace } from '../../shell/error-face.tsx';
import { brandName } from '../../shell/pay/card-name.ts';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Breadcrumb, crumbClasses } from '../../ui/breadcrumb.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Num } from '../../ui/num.tsx';
import { panelClasses } from '../../ui/panel.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Tile } from '../../ui/tile.tsx';
import { CardRemove } from './card-remove.tsx';
import { walletQueries } from './queries.ts';

/** /paymentcards (core §2): the saved cards, each with its delete, and the way to another. */
export function CardListScreen() {
  const { t } = useTranslation('wallet');
  const isOnline = useOnline();
  const { data, error, refetch } = useQuery(walletQueries.cards());
  const retry = () => void refetch();
  const add = (
    <Link to="/addpaymentcard" className={buttonClasses({ tall: true, block: true })}>
      <Plus aria-hidden />
      {t('cards.add')}
    </Link>
  );
  return (
    <>
      <ScreenBar title={t('cards.title')} />
      {isOnline ? null : <OfflineNotice />}
      {error && !data ? (
        <ErrorFace error={error} title={t('cards.failed')} onRetry={retry} />
      ) : (
        <div className="page pb-page">
          <Breadcrumb label={t('path')} current={t('cards.title')}>
            <Link to="/wallet" search={{}} className={crumbClasses()}>
              {t('title')}
            </Link>
          </Breadcrumb>
          <div className="mx-auto flex w-full max-w-form flex-col gap-4">
            {error ? <ErrorAlert error={error} title={t('cards.failed')} onRetry={retry} /> : null}
            {!data ? (
              <Loading label={t('cards.loading')} className="flex flex-col gap-3">
                <Skeleton className="h-20 rounded-card" />
                <Skeleton className="h-20 rounded-card" />
              </Loading>
            ) : data.paymentMethods.length === 0 ? (
              <EmptyState picture="/art/empty-results.svg" title={t('cards.empty.title')} action={add}>
                {t('cards.empty.text')}
              </EmptyState>
            ) : (
              <>
                <ul className="flex flex-col gap-3">
                  {data.paymentMethods.map((card) => (
                    <li key={card.id}>
                      <CardRow card={card} />
                    </li>
                  ))}
                </ul>
                {add}
                <p className="text-caption text-ink-2">{t('cards.safe')}</p>
              </>
            )}
          </div>
        </div>
      )}
    </>
  );
}

function CardRow({ card }: { card: PaymentMethod }) {
  const { t, i18n } = useTranslation('wallet');
  const name = brandName(card.brand, i18n.language);
  return (
    <article className={panelClasses({ pad: false, className: 'flex items-center gap-3 py-3 ps-4 pe-2' })}>
      <Tile tone={card.isExpired ? 'plain' : 'palm'}>
        <CreditCard />
      </Tile>
      <div className="min-w-0 flex-1">
        <p className="text-body-strong">
          {name} <Num>{`•••• ${card.last}`}</Num>
        </p>
        <p className="text-small text-ink-2">
          {t('cards.expires')} <Num>{card.expiry}</Num>
        </p>
      </div>
      {card.isExpired ? <Badge tone="danger">{t('cards.expired')}</Badge> : null}
      <CardRemove id={card.id} name={`${name} ${card.last}`} />
    </article>
  );
}
