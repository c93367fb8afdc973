import { keepPreviousData } from '@tanstack/react-query';
import type { Answer, Body, Query } from '../../../contract/contract.ts';
import type { OpsKind, OpsQueue } from '../../../contract/ops-queues.ts';
import { endpointQuery } from '../../api/endpoint-query.ts';

/** Refetch interval of what waits, while the tab is visible. */
const LIVE_MS = 30_000;
const HELD_MS = 1_000;

/** The console's queries. Keys of what verbs change begin with `ops`. */
export const opsQueries = {
  verbs: () => ({
    ...endpointQuery('ops.verbs', {}, 'opsVerbs'),
    staleTime: Number.POSITIVE_INFINITY,
  }),
  overview: () => ({ ...endpointQuery('ops.overview', {}), refetchInterval: LIVE_MS }),
  queue: (queue: OpsQueue, asked: Query<'ops.queue'> = {}) => ({
    ...endpointQuery('ops.queue', { params: { queue }, query: asked }),
    refetchInterval: LIVE_MS,
  }),
  held: () => ({
    ...endpointQuery('ops.held', {}),
    // When the next one is due, then until it is carried out.
    refetchInterval: ({ state }: { state: { data?: Answer<'ops.held'> | undefined } }) => {
      const lefts = (state.data?.rows ?? []).flatMap((row) => (row.failure === null ? row.leftMs : []));
      return lefts.length > 0 && Math.max(HELD_MS, Math.min(...lefts) + HELD_MS);
    },
  }),
  rehearse: (body: Body<'ops.rehearse'>) => ({
    ...endpointQuery('ops.rehearse', { body }),
    retry: false,
    gcTime: 0,
  }),
  item: (kind: OpsKind, id: number) => endpointQuery('ops.item', { params: { kind, id } }),
  deed: (id: number) => endpointQuery('ops.deed', { params: { id } }),
  people: (q: string) => ({
    ...endpointQuery('ops.people', { query: { q } }),
    placeholderData: keepPreviousData,
  }),
  homes: (q: string) => ({
    ...endpointQuery('ops.homes', { query: { q } }),
    placeholderData: keepPreviousData,
  }),
  tenancies: (query: { q?: string; part?: 'open' | 'all'; after?: number }) =>
    endpointQuery('ops.tenancies', { query }),
  person: (id: number) => endpointQuery('ops.person', { params: { id } }),
  log: (query: { before?: number; group?: string; mine?: true; q?: string; from?: string; to?: string }) =>
    endpointQuery('ops.log', { query }),
  team: () => ({ ...endpointQuery('ops.team', {}), refetchInterval: LIVE_MS }),
  figures: (days: '14' | '30') => ({
    ...endpointQuery('ops.figures', { query: { days } }),
    placeholderData: keepPreviousData,
  }),
  finance: (period: string | null) => ({
    ...endpointQuery('ops.finance', { query: { ...(period !== null && { period }) } }),
    placeholderData: keepPreviousData,
  }),
  articles: (after?: number) => endpointQuery('ops.articles', { query: { after } }),
  article: (id: number) => endpointQuery('ops.article', { params: { id } }),
  preview: (markdown: string) => ({
    ...endpointQuery('ops.preview', { body: { markdown } }),
    placeholderData: keepPreviousData,
  }),
  pictures: () => endpointQuery('ops.pictures', {}),
  questions: () => endpointQuery('ops.questions', {}),
  coupons: (after?: number) => endpointQuery('ops.coupons', { query: { after } }),
  technicians: () => endpointQuery('ops.technicians', {}),
};
