import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, linkOptions } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { monthName } from '../../../contract/calendar-dates.ts';
import { riyadhDay } from '../../../contract/riyadh.ts';
import { pageIn, pageSearch } from '../../lib/page-in-address.ts';
import { NumberedPager } from '../../shell/numbered-pager.tsx';
import { QueryFrame } from '../../shell/query-frame.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { CardSkeletons } from '../../ui/card-skeleton.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PaymentGroups } from './payment-groups.tsx';
import { paymentQueries } from './queries.ts';

const route = getRouteApi('/_shell/_account/financialtransactions');

/** /financialtransactions (services §2): every payment by month, each with its receipt. */
export function TransactionListScreen() {
  const { t, i18n } = useTranslation('wallet');
  const page = pageIn(route.useSearch());
  const list = useQuery({ ...paymentQueries.transactions(page), placeholderData: keepPreviousData });
  return (
    <>
      <ScreenBar narrow title={t('transactions.title')} />
      <QueryFrame
        query={list}
        failed={t('transactions.failed')}
        skeleton={
          <CardSkeletons
            label={t('loading')}
            className="flex flex-col gap-3 pt-2"
            heights={['h-20', 'h-20', 'h-20', 'h-20']}
          />
        }
        className="pb-page"
        bodyClassName="mx-auto flex w-full max-w-form flex-col gap-3"
      >
        {(data) =>
          data.rows.length === 0 ? (
            <EmptyState
              picture="/art/empty-results.svg"
              title={t(page > 1 ? 'emptyPage.title' : 'transactions.empty.title')}
              action={
                page > 1 ? (
                  <Link to="/financialtransactions" search={{}} className={buttonClasses({ tall: true })}>
                    {t('emptyPage.first')}
                  </Link>
                ) : (
                  <Link to="/propertielist" search={{}} className={buttonClasses({ tall: true })}>
                    {t('transactions.empty.browse')}
                  </Link>
                )
              }
            >
              {t(page > 1 ? 'emptyPage.text' : 'transactions.empty.text')}
            </EmptyState>
          ) : (
            <>
              <PaymentGroups
                rows={data.rows}
                nameOf={({ createdAt }) => monthName(riyadhDay(Date.parse(createdAt)), i18n.language)}
                isOutgoing={list.isPlaceholderData}
                withDay
              />
              <NumberedPager
                page={page}
                shown={data.rows.length}
                link={(other) => linkOptions({ to: '/financialtransactions', search: pageSearch(other) })}
              />
            </>
          )
        }
      </QueryFrame>
    </>
  );
}
