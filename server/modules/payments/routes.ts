import type { FastifyInstance } from 'fastify';
import { paymentReference } from '../../../contract/payments.ts';
import type { PaymentsGateway } from '../../gateways/payments/payments-gateway.ts';
import { ApiError } from '../../http/api-error.ts';
import { inSar } from '../../lib/money.ts';
import type { Checkout } from './checkout.ts';
import { findDiscrepancy } from './discrepancies.ts';
import { balanceOf } from './ledger/repository.ts';
import { findRefunds, listPaidReceipts } from './paid-receipts.ts';
import { listPayments } from './payment-list.ts';
import type { PaymentSubjects } from './payment-subject.ts';
import { presentPaymentEntry, presentPaymentResult } from './presenter.ts';
import { readReceipts } from './receipts/presenter.ts';
import { findCard, givenToCardAt, isInWallet } from './repository.ts';
import { resultPathOf } from './result-path.ts';
import { type Payments, RETURN_PATH } from './service.ts';

/** Path of the gateway's webhook. */
export const NOTICE_PATH = '/webhooks/payments';

interface Options {
  payments: Payments;
  checkout: Checkout;
  gateway: PaymentsGateway;
  subjects: PaymentSubjects;
}

/** The user's payments, the gateway's redirect and webhook, and the result page's data. */
export async function paymentsModule(
  app: FastifyInstance,
  { payments, checkout, gateway, subjects }: Options,
) {
  const hidden = { schema: { hide: true } };

  app.endpoint('payments.list', async ({ query, person, language, db }) => {
    const { isWallet = false, filter, page = 1 } = query;
    const [listed, balance] = await Promise.all([
      listPayments(db, { userId: person.id, isWallet, filter, page }),
      balanceOf(db, { kind: 'wallet', userId: person.id }),
    ]);
    const rows = await Promise.all(
      listed.map(async (row) => {
        const subject = subjects[row.payment.purpose];
        const description = await subject.describe(db, row.payment, language);
        return presentPaymentEntry(row, { description, link: subject.linkOf(row.payment) }, language);
      }),
    );
    return { balance: inSar(balance), rows };
  });

  app.endpoint(
    'payments.result',
    async ({ params, person, language, db }) => {
      const payment = await payments.resultOf(params.reference, person.id);
      const subject = subjects[payment.purpose];
      const [ar, en, isCredited, toCardAt, discrepancy, card, refunds, outlook] = await Promise.all([
        subject.describe(db, payment, 'ar'),
        subject.describe(db, payment, 'en'),
        isInWallet(db, payment.id),
        givenToCardAt(db, payment.id),
        findDiscrepancy(db, payment.id),
        findCard(db, payment),
        findRefunds(db, [payment.id]),
        checkout.outlookOf(payment, language),
      ]);
      const details = {
        ...outlook,
        description: { ar, en }[language],
        card,
        refund: refunds.get(payment.id) ?? null,
        receipts: await readReceipts(db, payment.id, { ar, en }),
        link: subject.linkOf(payment),
        isInWallet: isCredited && subject.credits !== 'wallet',
        toCardAt,
        discrepancy,
      };
      return { payment: presentPaymentResult(payment, details) };
    },
    { notFound: 'paymentNotFound' },
  );

  app.endpoint(
    'payments.open',
    async ({ params, person, language }) => ({
      payment: await checkout.open(params.reference, person.id, language),
    }),
    { notFound: 'paymentNotFound' },
  );

  app.endpoint(
    'payments.pay',
    async ({ params, body, caller }) => ({
      paymentUrl: await checkout.pay(params.reference, body, caller),
    }),
    { notFound: 'paymentNotFound' },
  );

  app.endpoint('payments.receipts', async ({ query: { subject, subjectIds = [] }, person, db }) => ({
    rows: await listPaidReceipts(db, { userId: person.id, subject, ids: subjectIds }),
  }));

  app.get<{ Params: { reference: string } }>(
    `${RETURN_PATH}/:reference`,
    { ...hidden, exposeHeadRoute: false },
    async (request, reply) => {
      const reference = paymentReference.safeParse(request.params.reference).data;
      const payment = reference && (await payments.returned(reference));
      return reply
        .header('cache-control', 'no-store')
        .redirect(payment ? resultPathOf(payment) : '/payment/failed', 303);
    },
  );

  app.post(NOTICE_PATH, hidden, async ({ headers, body }) => {
    const gatewayId = await gateway.readNotice({ headers, body });
    if (gatewayId === null) throw new ApiError('forbidden');
    await payments.noticed(gatewayId);
    return { received: true };
  });
}
