import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../http/api-error.ts';
import { texts } from '../../texts/texts.ts';
import { presentedCountedIcons, presentStatusChoices } from '../properties/presenter.ts';
import { listEvents } from './events-repository.ts';
import { readOwnRequest, readOwnRequests } from './own-requests.ts';
import { presentEvents } from './presenter.ts';
import { askForFinancing, askForProperty, closeOwnPropertyRequest } from './service.ts';

/**
 * Creates property and financing requests, and lists a user's requests of all four kinds
 * (services §2 and §7).
 */
export async function requestsModule(app: FastifyInstance) {
  app.endpoint('requests.createProperty', async ({ body, person, once }) => ({
    success: true,
    id: await askForProperty(body, { userId: person.id, once }),
  }));

  app.endpoint('requests.createFinance', async ({ body, person, once }) => ({
    success: true,
    id: await askForFinancing(body, { userId: person.id, once }),
  }));

  app.endpoint('requests.mine', async ({ query, person, language, db }) => ({
    ...(await readOwnRequests({ db, language }, { userId: person.id, page: query.page ?? 1 })),
    managementRequestesStatus: texts[language].requestStatus.management,
    propertyRequestsStatus: texts[language].requestStatus.property,
    financeStatus: texts[language].requestStatus.finance,
    statusChoices: presentStatusChoices(language),
    countedIcons: presentedCountedIcons,
  }));

  app.endpoint(
    'requests.retrieve',
    async ({ params: { category, id }, person, language, db }) => {
      const found = await readOwnRequest({ db, language }, category, { userId: person.id, id });
      if (!found) throw new ApiError('requestNotFound');
      const { createdAt } = found.request;
      return {
        ...found,
        events: presentEvents(createdAt, await listEvents(db, category, id), language),
        requestStatus: texts[language].requestStatus[category],
        statusChoices: presentStatusChoices(language),
        countedIcons: presentedCountedIcons,
      };
    },
    { notFound: 'requestNotFound' },
  );

  app.endpoint(
    'requests.closeProperty',
    async ({ params, person, db }) => {
      await closeOwnPropertyRequest(db, person.id, params.id);
      return { success: true };
    },
    { notFound: 'requestNotFound' },
  );
}
