import { aFlat, anOwner } from './ads.ts';
import { callAt, type Person } from './api-person.ts';
import { type OrderFieldsSent, orderFields, somePicture } from './orders.ts';
import type { RunningServer } from './running-server.ts';

/** Creates what an e2e test needs beforehand, with the same API calls as the app makes. */

export const formOf = (fields: Record<string, unknown>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Blob) form.set(name, value, 'broken.jpg');
    else form.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return form;
};

/** Creates an ad for a flat in Riyadh, which the sandbox publishes at once; returns its id. */
export async function publishAd(owner: Person, property: object = {}, more: object = {}): Promise<number> {
  const form = formOf({ owner: anOwner, property: { ...aFlat, ...property }, ...more });
  const { propertyId } = await owner.call<{ propertyId: number }>('POST', '/api/properties/create', form);
  return propertyId;
}

/** Uploads a photo for an ad's `mediaIds`; returns its id. */
export async function uploadPhoto(person: Person, photo: Buffer): Promise<number> {
  const form = formOf({ file: new Blob([new Uint8Array(photo)]) });
  const { mediaId } = await person.call<{ mediaId: number }>('POST', '/api/media/upload', form);
  return mediaId;
}

/** A listing's free times in chronological order, from tomorrow on. */
export async function freeTimes(
  person: Person,
  propertyId: number,
): Promise<{ date: string; time: string }[]> {
  const { times } = await person.call<{ times: Record<string, { value: string }[]> }>(
    'GET',
    `/api/reservation/availableTimes/${propertyId}`,
  );
  return Object.entries(times)
    .slice(1)
    .flatMap(([date, all]) => all.map(({ value }) => ({ date, time: value })));
}

/**
 * Books a viewing at the free time with index `place`, a normal one by default; returns its id.
 */
export async function bookViewing(
  person: Person,
  propertyId: number,
  place = 0,
  more: { fancyReview?: boolean; payWith?: string } = {},
): Promise<number> {
  const slot = (await freeTimes(person, propertyId))[place];
  const { row } = await person.call<{ row: { id: number } }>('POST', '/api/reservation/create', {
    propertyId,
    ...slot,
    ...more,
  });
  return row.id;
}

/**
 * Decides a payment at the sandbox's gateway and follows the return URL, as a payer's browser
 * would; returns where it ends.
 */
export async function pay(
  { url }: Pick<RunningServer, 'url'>,
  paymentUrl: string,
  decision: 'approve' | 'decline' | 'close' = 'approve',
): Promise<string> {
  const { pathname } = new URL(paymentUrl, url);
  const { returnUrl } = await callAt<{ returnUrl: string }>({ url }, 'POST', pathname, {
    body: { decision, notice: 'once' },
  });
  const back = await fetch(new URL(returnUrl, url), { redirect: 'manual' });
  return back.headers.get('location') ?? '';
}

/** Chooses a new card on our own page; returns the URL of the gateway's page. */
export async function pageOf(person: Person, payPath: string): Promise<string> {
  const path = payPath.replace('/pay/', '/api/payments/pay/');
  return (await person.call<{ paymentUrl: string }>('POST', path, { payWith: 'card' })).paymentUrl;
}

/** Puts money into a person's wallet. */
export async function topUp(server: Pick<RunningServer, 'url'>, person: Person, sar: number): Promise<void> {
  const { paymentUrl } = await person.call<{ paymentUrl: string }>('POST', '/api/users/addBalance', {
    amount: sar,
    payWith: 'card',
  });
  await pay(server, paymentUrl);
}

/** Saves a card, a Visa by default; returns its id. */
export async function saveCard(person: Person, number = '4111 1111 1111 1111'): Promise<number> {
  const card = { number, expiry_month: 12, expiry_year: new Date().getUTCFullYear() + 1 };
  const { paymentMethod } = await person.call<{ paymentMethod: { id: number } }>(
    'POST',
    '/api/payments/addPayment',
    card,
  );
  return paymentMethod.id;
}

/** Reserves a property and pays, unless `decision` is 'none'; returns the reservation's id. */
export async function reserve(
  server: Pick<RunningServer, 'url'>,
  person: Person,
  propertyId: number,
  decision: 'approve' | 'none' = 'approve',
): Promise<number> {
  const { paymentUrl } = await person.call<{ paymentUrl: string }>('POST', '/api/propReservation/create', {
    propertyId,
    payWith: 'card',
  });
  if (decision === 'approve') await pay(server, paymentUrl);
  const { rows } = await person.call<{ rows: { id: number; Property: { id: number } }[] }>(
    'GET',
    '/api/propReservation/list',
  );
  return rows.find(({ Property }) => Property.id === propertyId)?.id ?? 0;
}

/**
 * Orders home maintenance and pays the call-out, unless `decision` is 'none'; returns the order's
 * id.
 */
export async function order(
  server: Pick<RunningServer, 'url'>,
  person: Person,
  fields: OrderFieldsSent = {},
  decision: 'approve' | 'none' = 'approve',
): Promise<number> {
  const image = new Blob([new Uint8Array(somePicture)]);
  const { orderId, paymentUrl } = await person.call<{ orderId: number; paymentUrl: string | null }>(
    'POST',
    '/api/orders/create',
    formOf({ ...orderFields, ...fields, image }),
  );
  if (paymentUrl && decision === 'approve') await pay(server, await pageOf(person, paymentUrl));
  return orderId;
}
