import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SESSION_HEADER } from '../../../contract/language.ts';
import { ORDER_EVENTS_PATH } from '../../../contract/order-events.ts';
import { useOnline } from '../../device/offline.tsx';
import { sessionStore } from '../../device/session-store.ts';
import { anySignal } from '../../lib/any-signal.ts';
import { QueryFrame } from '../../shell/query-frame.tsx';
import { RecordNotFound } from '../../shell/record-not-found.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { CardSkeletons } from '../../ui/card-skeleton.tsx';
import { createEventReader } from './event-reader.ts';
import { OrderDetail } from './order-detail.tsx';
import { isOver } from './order-status.ts';
import { orderQueries, refreshOrders } from './queries.ts';

/** Polling interval while an order's event stream is unavailable. */
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
  if (query.error?.status === 404) return <RecordNotFound record="order" />;
  return (
    <>
      <ScreenBar title={t('detail.title', { id })} />
      <QueryFrame
        query={query}
        failed={t('detail.failed')}
        skeleton={
          <CardSkeletons
            label={t('loading')}
            className="two-pane"
            heights={['h-28', 'h-80', 'h-24', 'h-40']}
          />
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

/** Pause before reconnecting; doubles up to the limit. */
const RETRY_MS = 1_000;
const RETRY_MOST_MS = 30_000;
/** Without even a heartbeat for this long the stream counts as broken. */
const SILENCE_MS = 45_000;

interface Watching {
  orderId: number;
  signal: AbortSignal;
  onOpen: () => void;
  onNews: () => void;
}

/**
 * Reads an order's events until the stream ends. Rejects where it is unavailable or goes silent.
 */
async function watchOrder({ orderId, signal, onOpen, onNews }: Watching): Promise<void> {
  const silence = new AbortController();
  const token = sessionStore.token();
  const response = await fetch(ORDER_EVENTS_PATH.replace('{id}', String(orderId)), {
    headers: token ? { [SESSION_HEADER]: token } : {},
    signal: anySignal(signal, silence.signal),
  });
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  if (!response.ok || !isStream || !response.body) throw new Error('There is no stream of this order');
  onOpen();
  const read = createEventReader(onNews);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const timer = setTimeout(() => silence.abort(), SILENCE_MS);
    const { done, value } = await reader.read().finally(() => clearTimeout(timer));
    if (done) return;
    read(value);
  }
}

/**
 * Refetches everything that shows an order at each of its events, while it is visible and may
 * change. Returns whether the stream is connected; the screen polls while it is not.
 */
function useOrderNews(orderId: number, isWanted: boolean): boolean {
  const client = useQueryClient();
  const isOnline = useOnline();
  const isVisible = useIsVisible();
  const [isLive, setLive] = useState(false);
  const isWatching = isWanted && isOnline && isVisible;
  useEffect(() => {
    if (!isWatching) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pause = RETRY_MS;
    const watch = async () => {
      const onOpen = () => {
        pause = RETRY_MS;
        setLive(true);
      };
      await watchOrder({ orderId, signal, onOpen, onNews: () => refreshOrders(client) }).catch(
        () => undefined,
      );
      if (signal.aborted) return;
      setLive(false);
      timer = setTimeout(watch, pause);
      pause = Math.min(pause * 2, RETRY_MOST_MS);
    };
    void watch();
    return () => {
      leaving.abort();
      clearTimeout(timer);
      setLive(false);
    };
  }, [isWatching, orderId, client]);
  return isLive;
}

/** A hidden page gets no events: it refetches once visible again. */
function useIsVisible(): boolean {
  const [isVisible, setVisible] = useState(true);
  useEffect(() => {
    const look = () => setVisible(document.visibilityState === 'visible');
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isVisible;
}
