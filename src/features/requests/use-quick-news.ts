import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../api/endpoint-query.ts';

/** The bell rings within five seconds of a listing that is found. */
const ASK_AGAIN_MS = 4_000;

/**
 * While a user looks at their requests, polls the bell's own query far more often than elsewhere,
 * so that an answer or a listing that is found rings it at once.
 */
export function useQuickNews(): void {
  useQuery({
    ...endpointQuery('notifications.list', { query: {} }),
    refetchInterval: ASK_AGAIN_MS,
    // The bell draws what comes; here nothing does.
    notifyOnChangeProps: [],
  });
}
