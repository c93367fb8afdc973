import type { ReceiptSubject } from '../../../contract/payments.ts';
import { endpointQuery } from '../../api/endpoint-query.ts';

/**
 * Balances may change at any time: shows cached data and refetches. Neither is stored on the
 * device.
 */
const CHANGING = { staleTime: 0 } as const;

export const payQueries = {
  /** The user's saved cards. */
  cards: () => ({ ...endpointQuery('payments.methods', {}), ...CHANGING }),
  /** What the user has paid for these viewings, reservations, orders or ads. */
  receipts: (subject: ReceiptSubject, ids: readonly number[]) => ({
    ...endpointQuery('payments.receipts', { query: { subject, subjectIds: [...ids] } }),
    ...CHANGING,
  }),
  /** The user's wallet balance and latest transactions. */
  wallet: () => ({ ...endpointQuery('payments.list', { query: { isWallet: true } }), ...CHANGING }),
};
