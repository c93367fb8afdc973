import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpsClaimedRow } from '../../../contract/ops.ts';
import type { OpsQueue } from '../../../contract/ops-queues.ts';
import { useToast } from '../../ui/toast.tsx';
import { kindOf } from './ops-place.ts';
import { opsQueries } from './queries.ts';

/** Each is a call of its own. */
const MOST = 50;

/** The rows of a queue that are marked, to be handled together. */
export interface Marks {
  /** Whether this operator can do anything with several of them. */
  canMark: boolean;
  ids: readonly number[];
  toggle: (id: number) => void;
  set: (ids: readonly number[]) => void;
}

/** Marks rows; one that leaves the queue is marked no more. */
export function useMarks(queue: OpsQueue, rows: readonly OpsClaimedRow[]): Marks {
  const { t } = useTranslation('ops');
  const toast = useToast();
  const { data } = useQuery(opsQueries.verbs());
  const [marked, setMarked] = useState<readonly number[]>([]);
  const [group] = kindOf(queue).split('-');
  const ids = rows.flatMap(({ id }) => (marked.includes(id) ? id : []));
  const set = (wanted: readonly number[]) => {
    if (wanted.length > MOST) toast.show({ message: t('batch.most') });
    setMarked(wanted.slice(0, MOST));
  };
  return {
    canMark: data?.verbs.some(({ verb, isForMany }) => isForMany && verb.startsWith(`${group} `)) ?? false,
    ids,
    toggle: (id) => set(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]),
    set,
  };
}
