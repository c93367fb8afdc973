import { z } from 'zod';
import type { Answer } from '../../../contract/contract.ts';
import { requestNumber } from '../../../contract/request-statuses.ts';
import { listEvents } from '../../modules/requests/events-repository.ts';
import { findAsker } from '../../modules/requests/queue.ts';
import { readOwnRequest } from '../../modules/requests/reading.ts';
import { requestId, requestKind } from '../request-arguments.ts';
import { type Facts, Refused, readingVerb } from '../verb.ts';

type Asked = Answer<'requests.retrieve'>['request'];

/** What was asked, in plain facts. */
function factsOf(request: Asked): Facts {
  if (request.category === 'finance') {
    const { Property: home } = request;
    return {
      name: request.name,
      mobile: request.mobile,
      amountSar: request.amount,
      salarySar: request.salary,
      obligations: request.obligations,
      ad: home.id,
      title: home.title,
      priceSar: home.price,
      adStatus: home.status,
    };
  }
  if (request.category === 'property') {
    return {
      purpose: request.purpose,
      type: request.PropertyType?.name ?? null,
      region: request.Region?.name ?? null,
      city: request.City?.name ?? null,
      neighborhood: request.Neighborhood?.name ?? null,
      priceFromSar: request.priceFrom,
      priceToSar: request.priceTo,
      tenants: request.propertyType,
      rooms: request.roomsCount,
      ageAtMost: request.age,
      features: request.PropertyFeatures.map(({ name }) => name).join(', ') || null,
      homesFound: request.matchesCount,
    };
  }
  const { name, mobile } = request;
  if (request.category === 'documents') return { name, mobile };
  return {
    name,
    mobile,
    region: request.Region.name,
    city: request.City.name,
    description: request.description,
  };
}

export const requestsShow = readingVerb({
  name: 'requests show',
  summary: 'What somebody asked for, and what he was answered',
  args: z.object({ kind: requestKind, id: requestId }),
  places: ['kind', 'id'],
  whoMay: 'operator',
  async run({ db, args: { kind, id } }) {
    const asker = await findAsker(db, kind, id);
    const own = asker && { userId: asker.userId, id };
    const found = own && (await readOwnRequest({ db, language: 'en' }, kind, own));
    if (!asker || !found) throw new Refused(`There is no ${kind} request ${id}`);
    const { request } = found;
    const events = await listEvents(db, kind, id);
    return {
      item: {
        number: requestNumber(kind, id),
        kind,
        status: request.status,
        createdAt: request.createdAt,
        askedBy: asker.person,
        askersMobile: asker.mobile,
        ...factsOf(request),
        events: events.map(({ status, message, createdAt }) => ({
          at: createdAt.toISOString(),
          status,
          message,
        })),
      },
    };
  },
});
