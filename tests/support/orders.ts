import sharp from 'sharp';
import type { App } from '../../server/app.ts';
import type { Visitor } from './bookings.ts';

export const somePicture = await sharp({
  create: { width: 60, height: 40, channels: 3, background: '#a0b0c0' },
})
  .jpeg()
  .toBuffer();

/** The fields of a valid order. */
export const orderFields = {
  title: 'المكيّف لا يبرّد',
  orderType: 'normal',
  issueId: '1',
  description: 'يعمل ولا يبرّد منذ أمس',
  latitude: '24.7743',
  longitude: '46.7386',
};

/** Fields of an order; those that are undefined are not sent. */
export type OrderFieldsSent = Partial<typeof orderFields> & { address?: string; windowFrom?: string };

interface Sending {
  fields?: OrderFieldsSent;
  /** Null sends no image. */
  image?: Buffer | null;
  /** How many photos beside the image. */
  photos?: number;
  key?: string;
}

/** Sends an order's form as a user; omits fields that are undefined. */
export async function sendOrder(
  app: App,
  { headers }: Visitor,
  { fields = {}, image = somePicture, photos = 0, key }: Sending = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...orderFields, ...fields })) {
    if (value !== undefined) form.set(name, value);
  }
  if (image) form.set('image', new Blob([new Uint8Array(image)]), 'broken.jpg');
  for (let number = 0; number < photos; number += 1) {
    form.append('photos', new Blob([new Uint8Array(somePicture)]), `${number}.jpg`);
  }
  const request = new Request('http://localhost', { method: 'POST', body: form });
  return app.inject({
    method: 'POST',
    url: '/api/orders/create',
    payload: Buffer.from(await request.arrayBuffer()),
    headers: {
      ...headers,
      'content-type': request.headers.get('content-type') ?? '',
      ...(key !== undefined && { 'idempotency-key': key }),
    },
  });
}
