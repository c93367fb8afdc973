import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { QueryFrame } from '../../shell/query-frame.tsx';
import { RecordNotFound } from '../../shell/record-not-found.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { CardSkeletons } from '../../ui/card-skeleton.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PayForm } from './pay-form.tsx';
import { orderQueries } from './queries.ts';

/** /maintenancePay/{id} (services §2): the call-out, with a tip and a coupon. */
export function PayScreen({ id }: { id: number }) {
  const { t } = useTranslation('maintenance');
  const query = useQuery(orderQueries.get(id));
  if (query.error?.status === 404) return <RecordNotFound record="order" />;
  return (
    <>
      <ScreenBar narrow title={t('pay.title')} />
      <QueryFrame
        query={query}
        failed={t('detail.failed')}
        skeleton={
          <CardSkeletons
            label={t('loading')}
            className="flex flex-col gap-4"
            heights={['h-20', 'h-44', 'h-44', 'h-40']}
          />
        }
        className="pt-2 pb-page"
        bodyClassName="mx-auto w-full max-w-form"
      >
        {(data) =>
          data.row.status === 'waiting_payment' ? (
            <PayForm key={id} order={data.row} />
          ) : (
            <EmptyState
              picture="/art/empty-results.svg"
              title={t('pay.nothing.title')}
              action={
                <Link
                  to="/maintenancedetails/$id"
                  params={{ id: String(id) }}
                  className={buttonClasses({ tall: true })}
                >
                  {t('notice.open')}
                </Link>
              }
            >
              {t('pay.nothing.text')}
            </EmptyState>
          )
        }
      </QueryFrame>
    </>
  );
}
