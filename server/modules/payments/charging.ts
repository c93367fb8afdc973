import type { ErrorName } from '../../../contract/error-numbers.ts';
import type { CardRefusal } from '../../../contract/payments.ts';
import {
  ChargeUnknownError,
  type GatewayPayment,
  type PaymentsGateway,
} from '../../gateways/payments/payments-gateway.ts';
import { ApiError } from '../../http/api-error.ts';
import type { CardWay } from './pay-way.ts';
import type { Payment } from './payment-subject.ts';
import { markAnswered, markSent } from './repository.ts';
import { resultPathOf } from './result-path.ts';
import { type SettlingServices, settleUnknown, settleWith } from './settling.ts';

/** The error for each refusal, and the field that it marks. */
export const REFUSALS: Record<CardRefusal, { error: ErrorName; field: 'paymentMethodId' | 'cvv' }> = {
  declined: { error: 'cardDeclined', field: 'paymentMethodId' },
  funds: { error: 'cardFundsTooLow', field: 'paymentMethodId' },
  expired: { error: 'cardExpired', field: 'paymentMethodId' },
  code: { error: 'cvvWrong', field: 'cvv' },
  limit: { error: 'cardLimitReached', field: 'paymentMethodId' },
  challenge: { error: 'cardChallengeFailed', field: 'paymentMethodId' },
  blocked: { error: 'cardBlocked', field: 'paymentMethodId' },
  notOnline: { error: 'cardNotOnline', field: 'paymentMethodId' },
  bank: { error: 'cardBankUnreachable', field: 'paymentMethodId' },
  other: { error: 'cardRefused', field: 'paymentMethodId' },
};

interface Services extends SettlingServices {
  gateway: PaymentsGateway;
}

type ChargeRequest = Omit<Parameters<PaymentsGateway['charge']>[0], 'gatewayId' | 'token' | 'cvv'>;

/** Settles by the gateway's answer; returns where to redirect the payer. Throws on a refusal. */
async function leadBy(services: Services, payment: Payment, known: GatewayPayment): Promise<string> {
  const settled = await settleWith(services, payment, known, false);
  if (known.challengeUrl && settled.status === 'open') return known.challengeUrl;
  if (settled.status !== 'failed') return resultPathOf(settled);
  const { error, field } = REFUSALS[known.refusal ?? 'declined'];
  throw new ApiError(error, { field });
}

/** Fetches a charge's result, and returns where to redirect the payer. */
export async function followUp(services: Services, payment: Payment): Promise<string> {
  const { gatewayId } = payment;
  if (gatewayId === null) return resultPathOf(payment);
  const known = await services.gateway.fetch(gatewayId).catch((error: unknown) => {
    services.onError(error);
    return 'silent' as const;
  });
  if (known === 'silent') return resultPathOf(payment);
  return known ? leadBy(services, payment, known) : resultPathOf(await settleUnknown(services, payment));
}

async function send(
  { db, gateway, onError }: Services,
  payment: Payment,
  request: ChargeRequest,
  { card, cvv }: CardWay,
) {
  const { gatewayId } = payment;
  if (gatewayId === null) throw new Error(`Payment ${payment.reference} was not made for a card`);
  try {
    return await gateway.charge({ ...request, gatewayId, token: card.token, cvv });
  } catch (error) {
    onError(error);
    if (error instanceof ChargeUnknownError) return null;
    await markAnswered(db, payment.id);
    throw new ApiError('paymentUnavailable');
  }
}

/**
 * Charges a saved card; returns where to redirect the payer. Until the gateway answers, it is
 * unknown whether the card was charged: the server then polls the payment, and never sends the card
 * again.
 */
export async function chargeCard(
  services: Services,
  payment: Payment,
  request: ChargeRequest,
  way: CardWay,
): Promise<string> {
  if (!(await markSent(services.db, payment.id, services.clock.now()))) return followUp(services, payment);
  const charged = await send(services, payment, request, way);
  return charged ? leadBy(services, payment, charged) : followUp(services, payment);
}
