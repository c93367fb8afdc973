import { endpointQuery } from '../../api/endpoint-query.ts';

/** Money moves meanwhile: what is known is shown, and asked for anew. Neither is kept on the device. */
const CHANGING = { staleTime: 0 } as const;

export const payQueries = {
  /** The person's saved cards. */
  cards: () => ({ ...endpointQuery('payments.methods', {}), ...CHANGING }),
  /** What lies in his wallet, and its latest movements. */
  wallet: () => ({ ...endpointQuery('payments.list', { query: { isWallet: true } }), ...CHANGING }),
};
