import { useQuery } from '@tanstack/react-query';
import type { OpsRole } from '../../../contract/ops-roles.ts';
import { opsQueries } from './queries.ts';

/** The operator's role; null until loaded, which the console's start waits for. */
export function useOpsRole(): OpsRole | null {
  return useQuery(opsQueries.overview()).data?.role ?? null;
}
