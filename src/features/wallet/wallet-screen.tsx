import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { addDays, longDay, riyadhDay } from '../../lib/calendar-day.ts';
import { OfflineNotice } from '../../pwa/offline-notice.tsx';
import { useOnline } from '../../pwa/use-online.ts';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { ErrorFace } from '../../shell/error-face.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { Breadcrumb, crumbClasses } from '../../ui/breadcrumb.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { chipClasses } from '../../ui/chip.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { pagerLinkClasses } from '../../ui/pager.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { PropertyPager } from '../properties/property-pager.tsx';
import { BalanceCard } from './balance-card.tsx';
import { dayOfMoment } from './groups.ts';
import { PaymentGroups } from './payment-groups.tsx';
import { walletQueries } from './queries.ts';
import { PAYMENT_FILTERS } from './tabs.ts';
import { TopUpForm } from './top-up-form.tsx';
import { pageOf, readTab } from './wallet-search.ts';

const route = getRouteApi('/_shell/_account/wallet');
const BONES = ['a', 'b', 'c'];

/** /wallet (core §2 and §4): form 1, the balance and what moved it; form 2, topping up, which back leaves. */
export function WalletScreen() {
  const { t } = useTranslation(['wallet', 'shell']);
  const search = route.useSearch();
  const isTopUp = search.form === 'topup';
  return (
    <>
      <ScreenBar title={t(isTopUp ? 'topUp.title' : 'title')} />
      <div className="page pb-page">
        <Breadcrumb label={t('path')} current={t(isTopUp ? 'topUp.title' : 'title')}>
          <Link to="/" className={crumbClasses()}>
            {t('shell:nav.home')}
          </Link>
          {isTopUp ? (
            <Link to="/wallet" search={{}} className={crumbClasses()}>
              {t('title')}
            </Link>
          ) : null}
        </Breadcrumb>
        {isTopUp ? <TopUpForm /> : <Overview />}
      </div>
    </>
  );
}

function Overview() {
  const { t, i18n } = useTranslation('wallet');
  const search = route.useSearch();
  const isOnline = useOnline();
  const tab = readTab(search.tab);
  const page = pageOf(search.page);
  const list = useQuery({ ...walletQueries.movements(tab, page), placeholderData: keepPreviousData });
  const { data, error } = list;
  const retry = () => void list.refetch();
  const today = riyadhDay(Date.now());
  const dayName = (timestamp: string) => {
    const day = dayOfMoment(timestamp);
    if (day === today) return t('today');
    return day === addDays(today, -1) ? t('yesterday') : longDay(day, i18n.language);
  };
  if (error && !data) return <ErrorFace error={error} title={t('failed')} onRetry={retry} />;
  return (
    <div className="mx-auto flex w-full max-w-form flex-col gap-4">
      {isOnline ? null : <OfflineNotice />}
      <BalanceCard balance={data?.balance} />
      <nav
        aria-label={t('tabs.label')}
        className="no-scrollbar -mx-4 flex gap-2 overflow-x-auto overscroll-x-contain px-4 py-1"
      >
        {PAYMENT_FILTERS.map((filter) => (
          <Link
            key={filter}
            to="/wallet"
            search={filter ? { tab: filter } : {}}
            replace
            resetScroll={false}
            aria-current={filter === tab ? 'page' : undefined}
            className={chipClasses({ on: filter === tab })}
          >
            {t(`tabs.${filter || 'all'}`)}
          </Link>
        ))}
      </nav>
      {error ? <ErrorAlert error={error} title={t('failed')} onRetry={retry} /> : null}
      {!data ? (
        <Loading label={t('loading')} className="flex flex-col gap-3">
          {BONES.map((bone) => (
            <Skeleton key={bone} className="h-20 rounded-card" />
          ))}
        </Loading>
      ) : data.rows.length === 0 ? (
        <EmptyState
          picture="/art/empty-results.svg"
          title={t(page > 1 ? 'emptyPage.title' : 'empty.title')}
          action={
            <Link
              to="/wallet"
              search={page > 1 ? {} : { form: 'topup' }}
              className={buttonClasses({ tall: true })}
            >
              {t(page > 1 ? 'emptyPage.first' : 'topUp.act')}
            </Link>
          }
        >
          {t(page > 1 ? 'emptyPage.text' : 'empty.text')}
        </EmptyState>
      ) : (
        <>
          <PaymentGroups
            rows={data.rows}
            nameOf={({ createdAt }) => dayName(createdAt)}
            signed
            isOutgoing={list.isPlaceholderData}
          />
          <PropertyPager
            page={page}
            shown={data.rows.length}
            total={null}
            link={(other, rel, word) => (
              <Link
                to="/wallet"
                search={{ ...(tab && { tab }), ...(other > 1 && { page: other }) }}
                rel={rel}
                className={pagerLinkClasses()}
              >
                {word}
              </Link>
            )}
          />
        </>
      )}
    </div>
  );
}
