import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Person } from './api-person.ts';

/** All paths of the router's generated route tree. */
export function allRoutes(): string[] {
  const tree = readFileSync(join(import.meta.dirname, '../../src/app/route-tree.gen.ts'), 'utf8');
  const paths = /fullPaths:([^;]*);/.exec(tree)?.[1]?.match(/'[^']+'/g) ?? [];
  return paths.map((path) => path.slice(1, -1));
}

/** Ids of a public listing and article, and of one record of each of the person's own kinds. */
export async function idsFor(url: string, person: Person | undefined): Promise<Record<string, number>> {
  const publicly = async <Answer>(path: string) => (await (await fetch(url + path)).json()) as Answer;
  const { properties } = await publicly<{ properties: { id: number }[] }>('/api/properties/list');
  const { rows: articles } = await publicly<{ rows: { id: number }[] }>('/api/forums/list');
  const [listing = 0, article = 0] = [properties[0]?.id, articles[0]?.id];
  const ids = { '/propertydetails/$id': listing, '/blogDetails/$key': article };
  if (!person) return ids;
  const first = async (path: string, list: string) =>
    (await person.call<Record<string, { id: number }[]>>('GET', path))[list]?.[0]?.id ?? 0;
  const order = await first('/api/orders/list', 'currentOrders');
  return {
    ...ids,
    '/createfinance/$key': listing,
    '/propertypreview/$id': listing,
    '/propertyreservation/$id': listing,
    '/reservation/$id': await reservedBy(person),
    '/maintenancedetails/$id': order,
    '/maintenancePay/$id': order,
    '/previewdetails/$id': await first('/api/reservation/list', 'rows'),
    '/propertieupdate/$key': await first('/api/properties/myProperties', 'myProperties'),
    '/rental/$key': await first('/api/properties/rentals', 'rows'),
  };
}

/** The person's reservation that is paid and not executed yet. */
async function reservedBy(person: Person): Promise<number> {
  const { rows } = await person.call<{ rows: { id: number; status: string }[] }>(
    'GET',
    '/api/propReservation/list',
  );
  return rows.find(({ status }) => status === 'reserved')?.id ?? 0;
}
