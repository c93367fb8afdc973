import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, linkOptions } from '@tanstack/react-router';
import { CreditCard, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { longDay } from '../../../contract/calendar-dates.ts';
import { daysAfter } from '../../../contract/day-arithmetic.ts';
import { riyadhDay } from '../../../contract/riyadh.ts';
import { pageIn, pageSearch } from '../../lib/page-in-address.ts';
import { useToday } from '../../lib/use-today.ts';
import { NumberedPager } from '../../shell/numbered-pager.tsx';
import { QueryFrame } from '../../shell/query-frame.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { Breadcrumb, crumbClasses } from '../../ui/breadcrumb.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { CardSkeletons } from '../../ui/card-skeleton.tsx';
import { chipClasses } from '../../ui/chip.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Money } from '../../ui/money.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PaymentGroups } from './payment-groups.tsx';
import { paymentQueries } from './queries.ts';
import { TopUpForm } from './top-up-form.tsx';
import { PAYMENT_FILTERS, readTab } from './wallet-search.ts';

const route = getRouteApi('/_shell/_account/wallet');

/**
 * /wallet (core §2 and §4): form 1, the balance and its movements; form 2, topping up, from which
 * back returns.
 */
export function WalletScreen() {
  const { t } = useTranslation(['wallet', 'shell']);
  const search = route.useSearch();
  const isTopUp = search.form === 'topup';
  const path = (
    <Breadcrumb narrow label={t('path')} current={t(isTopUp ? 'topUp.title' : 'title')}>
      <Link to="/" className={crumbClasses()}>
        {t('shell:nav.home')}
      </Link>
      {isTopUp ? (
        <Link to="/wallet" search={{}} className={crumbClasses()}>
          {t('title')}
        </Link>
      ) : null}
    </Breadcrumb>
  );
  return (
    <>
      <ScreenBar narrow title={t(isTopUp ? 'topUp.title' : 'title')} />
      {isTopUp ? (
        <div className="page pb-page">
          {path}
          <TopUpForm />
        </div>
      ) : (
        <Overview path={path} />
      )}
    </>
  );
}

function Overview({ path }: { path: ReactNode }) {
  const { t, i18n } = useTranslation('wallet');
  const search = route.useSearch();
  const tab = readTab(search.tab);
  const page = pageIn(search);
  const list = useQuery({ ...paymentQueries.movements(tab, page), placeholderData: keepPreviousData });
  const today = useToday();
  const dayName = (timestamp: string) => {
    const day = riyadhDay(Date.parse(timestamp));
    if (day === today) return t('today');
    return day === daysAfter(today, -1) ? t('yesterday') : longDay(day, i18n.language);
  };
  return (
    <QueryFrame
      query={list}
      failed={t('failed')}
      lead={
        <>
          {path}
          <div className="mx-auto flex w-full max-w-form flex-col gap-4 pb-4">
            <BalanceCard balance={list.data?.balance} />
            <nav
              aria-label={t('tabs.label')}
              className="no-scrollbar -mx-4 flex gap-2 overflow-x-auto overscroll-x-contain px-4 py-1 lg:flex-wrap"
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
          </div>
        </>
      }
      skeleton={
        <CardSkeletons
          label={t('loading')}
          className="flex flex-col gap-3"
          heights={['h-20', 'h-20', 'h-20']}
        />
      }
      className="pb-page"
      bodyClassName="mx-auto w-full max-w-form"
    >
      {(data) =>
        data.rows.length === 0 ? (
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
              ofWallet
              isOutgoing={list.isPlaceholderData}
            />
            <NumberedPager
              page={page}
              shown={data.rows.length}
              link={(other) =>
                linkOptions({
                  to: '/wallet',
                  search: { ...(tab && { tab }), ...pageSearch(other) },
                })
              }
            />
          </>
        )
      }
    </QueryFrame>
  );
}

/** The balance, with links to topping up and to the cards. */
function BalanceCard({ balance }: { balance: number | undefined }) {
  const { t } = useTranslation(['wallet', 'properties']);
  return (
    <section
      aria-label={t('balance')}
      className="relative overflow-hidden rounded-card bg-brand p-6 text-on-brand shadow-card"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 320 120"
        className="absolute inset-y-0 end-0 h-full fill-current opacity-10 rtl:-scale-x-100"
      >
        <path d="m120 40 12-20 12 20zm34 0 12-20 12 20zm34 0 12-20 12 20zm34 0 12-20 12 20zm34 0 12-20 12 20zm34 0 12-20 12 20z" />
        <path d="m154 90 12-20 12 20zm34 0 12-20 12 20zm34 0 12-20 12 20zm34 0 12-20 12 20zm34 0 12-20 12 20z" />
      </svg>
      <div className="relative flex flex-col gap-5">
        <p className="flex flex-col gap-1">
          <span className="text-small">{t('balance')}</span>
          {balance === undefined ? (
            <Skeleton className="h-[1lh] w-40 text-hero opacity-30" />
          ) : (
            <Money
              amount={balance}
              label={t('properties:price.currency')}
              className="max-w-full flex-wrap text-hero"
            />
          )}
        </p>
        <div className="flex flex-wrap gap-3 *:flex-1">
          <Link
            to="/wallet"
            search={{ form: 'topup' }}
            className={buttonClasses({ variant: 'on-brand', tall: true })}
          >
            <Plus aria-hidden />
            {t('topUp.act')}
          </Link>
          <Link
            to="/paymentcards"
            className="press inline-flex min-h-field items-center justify-center gap-2 rounded-field border border-current px-5 text-button whitespace-nowrap [&>svg]:icon-20"
          >
            <CreditCard aria-hidden />
            {t('cards.title')}
          </Link>
        </div>
      </div>
    </section>
  );
}
