import type { FastifyInstance } from 'fastify';
import { type Coupons, offerOf } from './service.ts';

/** Coupons (services §3 and §7): whether one is valid, before it is used. */
export async function couponsModule(app: FastifyInstance, { coupons }: { coupons: Coupons }) {
  app.endpoint('coupons.available', async ({ body, person }) => ({
    row: offerOf(await coupons.read({ userId: person.id, coupon: body.coupon })),
  }));
}
