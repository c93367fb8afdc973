import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { QueryFrame } from '../../shell/query-frame.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { CardBones } from '../../ui/card-bones.tsx';
import { OrderDetail } from './order-detail.tsx';
import { OrderMissing } from './order-missing.tsx';
import { isOver } from './order-status.ts';
import { orderQueries } from './queries.ts';
import { useOrderNews } from './use-order-news.ts';

/** How often an order is asked for while its events can't be had. */
const ASK_EVERY_MS = 5_000;

/** /maintenancedetails/{id} (services §2), live while it is open. */
export function OrderDetailScreen({ id }: { id: number }) {
  const { t } = useTranslation('maintenance');
  const known = useQuery({ ...orderQueries.get(id), notifyOnChangeProps: ['data'] }).data;
  const isChanging = known !== undefined && !isOver(known.row);
  const isLive = useOrderNews(id, isChanging);
  const query = useQuery({
    ...orderQueries.get(id),
    refetchInterval: isChanging && !isLive ? ASK_EVERY_MS : false,
  });
  if (query.error?.status === 404) return <OrderMissing />;
  return (
    <>
      <ScreenBar title={t('detail.title', { id })} />
      <QueryFrame
        query={query}
        failed={t('detail.failed')}
        bones={
          <CardBones label={t('loading')} className="two-pane" heights={['h-28', 'h-80', 'h-24', 'h-40']} />
        }
        className="pt-2 pb-page"
      >
        {(data) => (
          <OrderDetail order={data.row} labels={data.orderStatus} reasons={data.orderCancelClient} />
        )}
      </QueryFrame>
    </>
  );
}
