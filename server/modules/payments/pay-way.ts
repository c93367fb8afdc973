import { isExpired } from '../../../contract/card-number.ts';
import type { PaymentChoice } from '../../../contract/payments.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Caller } from '../../plugins/idempotency.ts';
import { findCard, type SavedCard } from './cards/repository.ts';

/** By a saved card. The server passes the cvv on to the gateway and never stores it. */
export interface CardWay {
  by: 'card';
  card: SavedCard;
  cvv: string;
}
/** From the wallet; `isProved` if the session has proved lately who uses it. */
export interface WalletWay {
  by: 'wallet';
  isProved: boolean;
}
/** `later`: the call did not say how, so the user is asked on our page. */
export type Way = { by: 'later' } | { by: 'page' } | WalletWay | CardWay;

/** The digits of the security code of every brand that is accepted. */
const CVV_DIGITS = 3;

/**
 * How the user pays: from the wallet, by a saved card, by a new card on the gateway's page, or not
 * chosen yet. Throws if the card is not the user's own or has expired, or its cvv is missing or of
 * another length.
 */
export async function readWay(
  db: Database,
  { userId, isProved }: Pick<Caller, 'userId' | 'isProved'>,
  wish: PaymentChoice,
  now: Date,
): Promise<Way> {
  const { payWith, paymentMethodId, cvv } = wish;
  if (payWith === 'wallet') return { by: 'wallet', isProved };
  if (paymentMethodId === undefined) return { by: payWith === undefined ? 'later' : 'page' };
  const card = await findCard(db, userId, paymentMethodId);
  if (!card) throw new ApiError('paymentMethodNotFound', { field: 'paymentMethodId' });
  if (isExpired(card.expiry, now)) throw new ApiError('cardExpired', { field: 'paymentMethodId' });
  if (cvv === undefined) throw new ApiError('cvvRequired', { field: 'cvv' });
  if (cvv.length !== CVV_DIGITS) throw new ApiError('cvvWrong', { field: 'cvv' });
  return { by: 'card', card, cvv };
}
