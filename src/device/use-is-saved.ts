import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiError } from '../api/api-error.ts';
import { wasServedSaved } from '../api/saved-answers.ts';
import { useOnline } from './use-online.ts';

type Shown = Pick<UseQueryResult<unknown, ApiError>, 'data' | 'error' | 'dataUpdatedAt'>;

/**
 * Whether what a query shows was saved earlier: there is no network, one that led nowhere, or one so slow
 * that the worker gave what it had.
 */
export function useIsSaved(shown: Shown | undefined): boolean {
  const isOnline = useOnline();
  if (shown?.data === undefined) return false;
  return !isOnline || Boolean(shown.error?.unreached) || wasServedSaved(shown.dataUpdatedAt);
}
