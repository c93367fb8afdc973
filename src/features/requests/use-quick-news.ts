import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../api/endpoint-query.ts';

/** So that the bell shows a listing within five seconds of its being found. */
const ASK_AGAIN_MS = 4_000;

/**
 * While users look at their requests, polls the bell's query far more often than elsewhere, so that
 * the bell shows an answer or a found listing quickly.
 */
export function useQuickNews(): void {
  useQuery({
    ...endpointQuery('notifications.list', { query: {} }),
    refetchInterval: ASK_AGAIN_MS,
    // Only the bell renders the answer; this component must not render again.
    notifyOnChangeProps: [],
  });
}
