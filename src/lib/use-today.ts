import { useSyncExternalStore } from 'react';
import { riyadhDay } from '../../contract/riyadh.ts';
import { onClockSet, serverNow } from './server-now.ts';

const today = () => riyadhDay(serverNow());

/** The current day in Riyadh, by the server's clock. */
export const useToday = (): string => useSyncExternalStore(onClockSet, today, today);
