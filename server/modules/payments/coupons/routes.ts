import type { FastifyInstance } from 'fastify';
import { type Coupons, offerOf } from './service.ts';

/** Coupons (services §3 and §7): lets the app validate one before the user pays with it. */
export async function couponsModule(app: FastifyInstance, { coupons }: { coupons: Coupons }) {
  app.endpoint('coupons.available', async ({ body, person }) => ({
    row: offerOf(await coupons.read({ userId: person.id, coupon: body.coupon })),
  }));
}
