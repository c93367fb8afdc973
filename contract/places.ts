import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, optionalWire, wireId } from './fields.ts';

/** core §3: a region or a city, named in the request's language. */
export const place = z.object({ id, name: z.string() });
/** Degrees of an approximate centre (WGS 84). */
const centre = { latitude: z.number(), longitude: z.number() };
export const region = place.extend(centre);
export const city = place.extend({ regionId: id, ...centre });
/** core §3: a neighbourhood also has a cover. */
export const neighborhood = place.extend({ cityId: id, cover: z.string().nullable(), ...centre });

export type Place = z.infer<typeof place>;
export type Region = z.infer<typeof region>;
export type City = z.infer<typeof city>;
export type Neighborhood = z.infer<typeof neighborhood>;

export const places = {
  regions: endpoint({
    method: 'GET',
    path: '/api/regions/list',
    auth: 'public',
    cache: 'public',
    summary: 'Every region',
    response: z.object({ regions: z.array(region) }),
  }),
  cities: endpoint({
    method: 'GET',
    path: '/api/cities/list',
    auth: 'public',
    cache: 'public',
    summary: 'Cities, of one region or all',
    query: z.object({ regionId: optionalWire(wireId) }),
    response: z.object({ cities: z.array(city) }),
  }),
  neighborhoods: endpoint({
    method: 'GET',
    path: '/api/neighborhoods/list',
    auth: 'public',
    cache: 'public',
    summary: 'Neighbourhoods of a city, or all',
    query: z.object({ cityId: optionalWire(wireId) }),
    response: z.object({
      /** propertiesCount: public listings; may be a minute old. */
      neighborhoods: z.array(neighborhood.extend({ propertiesCount: z.int() })),
    }),
  }),
};
