import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../http/api-error.ts';
import { filesOf } from '../../plugins/uploads.ts';
import { missingMessage } from '../../plugins/validation-messages.ts';
import type { PrivatePictures } from '../pictures/private-pictures.ts';
import { presentCancelReasons, presentIssues, presentOrder, presentOrderStatus } from './presenter.ts';
import { findOrder, listIssues, listOrders } from './repository.ts';
import type { Orders } from './service.ts';

interface Options {
  orders: Orders;
  images: PrivatePictures;
}

/** Home maintenance; the API calls it orders (services §2 and §7). */
export async function maintenanceModule(app: FastifyInstance, { orders, images }: Options) {
  app.endpoint('maintenance.init', async ({ language, db }) => ({
    issues: presentIssues(await listIssues(db), language),
  }));

  app.endpoint('maintenance.create', async ({ body, language, request, caller }) => {
    const image = request.uploads.get('image');
    if (!image) throw new ApiError('invalidFields', { errors: { image: missingMessage('image', language) } });
    const pictures = [image, ...filesOf(request.uploads, 'photos')];
    return orders.create(body, pictures, caller);
  });

  app.endpoint('maintenance.list', async ({ query, person, language, db }) => {
    const page = query.page ?? 1;
    const [current, previous] = await Promise.all([
      listOrders(db, { userId: person.id, page, part: 'current' }),
      listOrders(db, { userId: person.id, page, part: 'previous' }),
    ]);
    return {
      currentOrders: current.map((row) => presentOrder(row, language)),
      previousOrders: previous.map((row) => presentOrder(row, language)),
      orderStatus: presentOrderStatus(language),
    };
  });

  app.endpoint(
    'maintenance.retrieve',
    async ({ params, person, language, db }) => {
      const found = await findOrder(db, person.id, params.id);
      if (!found) throw new ApiError('orderNotFound');
      return {
        row: presentOrder(found, language),
        orderStatus: presentOrderStatus(language),
        orderCancelClient: presentCancelReasons(language),
      };
    },
    { notFound: 'orderNotFound' },
  );

  app.endpoint(
    'maintenance.cancel',
    async ({ params, body, person }) => {
      await orders.cancel(person.id, params.id, body);
      return { success: true };
    },
    { notFound: 'orderNotFound' },
  );

  app.endpoint(
    'maintenance.move',
    async ({ params, body, person }) => {
      await orders.move(person.id, params.id, body.windowFrom);
      return { success: true };
    },
    { notFound: 'orderNotFound' },
  );

  app.endpoint(
    'maintenance.question',
    async ({ params, body, person }) => {
      await orders.question(person.id, params.id, body.question);
      return { success: true };
    },
    { notFound: 'orderNotFound' },
  );

  app.endpoint('maintenance.pay', async ({ body, caller }) => ({
    paymentUrl: await orders.pay(body, caller),
  }));

  app.endpoint(
    'maintenance.rate',
    async ({ params, body, person }) => {
      await orders.rate(person.id, params.id, body);
      return { success: true };
    },
    { notFound: 'orderNotFound' },
  );

  images.serve(app, orders.mayOpenPicture);
}
