import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { clock, day, id, labels } from './fields.ts';
import { place } from './places.ts';
import { position } from './properties.ts';
import { countedIcons, propertyCard, propertyType } from './property-entities.ts';

/** core §3: the next viewing on the home screen, also if it is still unpaid. */
const nextReservation = z.object({
  id,
  status: z.enum(['confirmed', 'waiting_payment']),
  date: day,
  time: clock,
  Property: propertyCard,
});

export const home = {
  get: endpoint({
    method: 'POST',
    path: '/api/home',
    auth: 'public',
    cache: 'public',
    effect: 'read',
    summary: 'Everything on the home screen, around a position',
    body: z.object(position),
    response: z.object({
      banners: z.array(z.object({ id, path: z.string(), title: z.string(), text: z.string() })),
      city: z.object({ id, regionId: id, name: z.string() }),
      countedIcons,
      familiesProperties: z.array(propertyCard),
      featuredProperties: z.array(propertyCard),
      singlesProperties: z.array(propertyCard),
      propertiesNearYou: z.array(propertyCard),
      nextReservation: nextReservation.nullable(),
      notificationsCount: z.int(),
      statusChoices: labels,
      neighborhoods: z.array(place.extend({ cover: z.string().nullable(), propertiesCount: z.int() })),
      propertyTypies: z.array(propertyType),
      propertiesCount: z.int(),
    }),
  }),
};
