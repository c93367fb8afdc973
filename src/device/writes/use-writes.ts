import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { KeptWrite } from './queued-write.ts';
import { writeQueueOf } from './write-queue.ts';

const NONE: readonly KeptWrite[] = [];
const none = () => NONE;

/** The person's writes that wait or were refused, in order. */
export function useWrites(): readonly KeptWrite[] {
  const queue = writeQueueOf(useQueryClient());
  return useSyncExternalStore(queue.subscribe, queue.current, none);
}

/** Whether what waits could not be sent when it was last tried. */
export function useAreWritesBlocked(): boolean {
  const queue = writeQueueOf(useQueryClient());
  return useSyncExternalStore(queue.subscribe, queue.isBlocked, () => false);
}
