import { expect, it } from 'vitest';
import {
  addVisitors,
  createBookingApp,
  decidePayment,
  postAs,
  read,
} from '../../../tests/support/bookings.ts';
import type { PaymentsGateway } from '../../gateways/payments/payments-gateway.ts';
import { createSandboxPayments, findSandboxPayment } from '../../gateways/payments/sandbox-payments.ts';
import { ProviderError } from '../../lib/provider-error.ts';

const MINUTE_MS = 60_000;

/** The sandbox's gateway, where `fetch` throws while it is down. */
async function startWithFlakyGateway() {
  const state = { isDown: false, closes: true };
  let sandbox: PaymentsGateway | undefined;
  const theirs = () => {
    if (!sandbox) throw new Error('asked before the server stood');
    return sandbox;
  };
  const gateway: PaymentsGateway = {
    createPage: (request) => theirs().createPage(request),
    closePage: async (gatewayId) => {
      if (!state.closes) throw new ProviderError('down');
      return theirs().closePage(gatewayId);
    },
    fetch: async (gatewayId) => {
      if (state.isDown) throw new ProviderError('down');
      return theirs().fetch(gatewayId);
    },
    charge: (charge) => theirs().charge(charge),
    refund: (gatewayId, amount) => theirs().refund(gatewayId, amount),
    readNotice: (notice) => theirs().readNotice(notice),
    cards: { browser: null, keep: null, read: async () => null, forget: async () => undefined },
  };
  const made = await createBookingApp({ gateways: { payments: gateway } });
  sandbox = createSandboxPayments(made.db);
  const [payer, next] = await addVisitors(made.db, 2);
  if (!payer || !next) throw new Error('nobody was added');
  const propertyId = made.listings[0]?.id ?? 0;
  const reserve = (who = payer) =>
    postAs(made.app, who, '/api/propReservation/create', { propertyId, payWith: 'card' });
  const listOf = async (who = payer) => (await read(made.app, who, '/api/propReservation/list')).rows;
  return { ...made, state, payer, next, reserve, listOf };
}

it('a hold is not released while the gateway does not answer about its payment', async () => {
  const { app, clock, state, next, reserve, listOf } = await startWithFlakyGateway();
  await decidePayment(app, (await reserve()).json().paymentUrl, 'approve');
  state.isDown = true;
  clock.forward(31 * MINUTE_MS);
  expect((await reserve(next)).json().error_number).toBe(4023);
  await app.timed.reservations.releaseUnpaid();
  state.isDown = false;
  expect((await reserve(next)).json().error_number).toBe(4040);
  expect(await listOf()).toMatchObject([{ status: 'reserved' }]);
  expect(await listOf(next)).toEqual([]);
  await app.close();
});

it('a gateway that says nothing keeps a hold for an hour at most', async () => {
  const { app, clock, state, next, reserve, listOf } = await startWithFlakyGateway();
  await reserve();
  state.isDown = true;
  clock.forward(92 * MINUTE_MS);
  expect((await reserve(next)).statusCode).toBe(200);
  expect(await listOf()).toMatchObject([{ status: 'expired' }]);
  await app.close();
});

it('an ended page that can’t be closed holds nothing up, and is closed by a later poll', async () => {
  const { app, db, clock, state, reserve, next } = await startWithFlakyGateway();
  const page = (await reserve()).json().paymentUrl;
  state.closes = false;
  clock.forward(31 * MINUTE_MS);
  await app.timed.reservations.releaseUnpaid();
  await app.timed.payments.sweep();
  expect((await reserve(next)).statusCode).toBe(200);
  const statusOf = async () => (await findSandboxPayment(db, page.split('/').at(-1)))?.status;
  expect(await statusOf()).toBe('open');
  state.closes = true;
  clock.forward(10 * MINUTE_MS);
  await app.timed.payments.sweep();
  expect(await statusOf()).toBe('expired');
  await app.close();
});
