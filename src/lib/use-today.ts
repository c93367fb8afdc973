import { useSyncExternalStore } from 'react';
import { riyadhDay } from '../../contract/riyadh.ts';
import { onClockSet, serverNow } from './server-now.ts';

const today = () => riyadhDay(serverNow());

/**
 * The current day in Riyadh, by the server's clock. `answeredAt`, in ms, is when the answer on a
 * page that the server renders was read: the page begins with that day on any device.
 */
export const useToday = (answeredAt?: number): string =>
  useSyncExternalStore(onClockSet, today, answeredAt ? () => riyadhDay(answeredAt) : today);
