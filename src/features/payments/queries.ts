import { endpointQuery } from '../../api/endpoint-query.ts';

/** How often the server is asked while the gateway has not decided, and how many times by itself. */
const ASK_AGAIN_MS = 2_000;
const ASK_TIMES = 30;

export const paymentQueries = {
  /** How a payment of the person's ended; asked again while nobody knows. */
  result: (reference: string) => {
    const query = endpointQuery('payments.result', { params: { reference } });
    return {
      ...query,
      staleTime: 0,
      refetchInterval: ({
        state,
      }: {
        state: { data?: { payment: { status: string } }; dataUpdateCount: number };
      }) =>
        state.data?.payment.status === 'open' && state.dataUpdateCount < ASK_TIMES
          ? ASK_AGAIN_MS
          : (false as const),
    };
  },
};
