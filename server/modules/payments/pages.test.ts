import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import {
  addVisitors,
  book,
  comeBack,
  createBookingApp,
  freeTimes,
  postAs,
} from '../../../tests/support/bookings.ts';
import { payments } from '../../db/schema/money.ts';
import type { GatewayPayment, PaymentsGateway } from '../../gateways/payments/payments-gateway.ts';

/** A slow gateway that creates another page for each request. */
function forgetfulGateway() {
  const made = new Map<string, GatewayPayment>();
  const gateway: PaymentsGateway = {
    async createPage({ reference, amountHalalas, currency }) {
      const gatewayId = `page-${made.size + 1}`;
      made.set(gatewayId, { gatewayId, reference, status: 'open', amountHalalas, currency });
      await new Promise((resolve) => setTimeout(resolve, 50));
      return { gatewayId, url: `https://gateway.example/${gatewayId}` };
    },
    closePage: async () => undefined,
    fetch: async (gatewayId) => made.get(gatewayId) ?? null,
    readNotice: async () => null,
    charge: () => Promise.reject(new Error('It takes no saved cards')),
    refund: async () => ({ isDone: false, why: 'refused', said: null }),
    cards: { browser: null, keep: null, read: async () => null, forget: async () => undefined },
  };
  return { made, gateway };
}

it('leads everybody who asks at once to one page, whatever the gateway makes, and settles what is paid there', async () => {
  const { made, gateway } = forgetfulGateway();
  const { app, db, listings } = await createBookingApp({ gateways: { payments: gateway } });
  const [person] = await addVisitors(db, 1);
  const propertyId = listings[0]?.id ?? 0;
  if (!person) throw new Error('nobody was added');
  const [slot] = await freeTimes(app, propertyId, person);
  const { row } = (await book(app, person, { propertyId, ...slot, fancyReview: true })).json();
  // As if the process had died before it stored the page.
  await db.update(payments).set({ gatewayId: null, pageUrl: null });

  const pay = () => postAs(app, person, '/api/reservation/pay', { reservationId: row.id, payWith: 'card' });
  const urls = (await Promise.all([pay(), pay(), pay()])).map((answer) => answer.json().paymentUrl);
  expect(new Set(urls).size).toBe(1);
  const shown = made.get(urls[0].split('/').at(-1));
  if (!shown) throw new Error('no page was made');
  shown.status = 'paid';
  const [payment] = await db.select().from(payments).where(eq(payments.subjectId, row.id));
  expect(await comeBack(app, `/payments/return/${payment?.reference}`)).toContain('/payment/success');
  await app.close();
});
