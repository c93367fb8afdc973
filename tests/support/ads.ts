import sharp from 'sharp';
import type { App } from '../../server/app.ts';

type Headers = Record<string, string>;

/** Valid owner details that belong to no user. */
export const anOwner = {
  ownerType: 'owner',
  ownerIdentity: '1000000008',
  ownerDOB: '1985-03-14',
  ownerMobile: '0500007001',
  receiptNumber: '3101234567',
  receiptDate: '2020-01-05',
};

/** A valid flat in Riyadh: region 1, its first city and one of its neighbourhoods. */
export const aFlat = {
  category: 'residential',
  purpose: 'for_rent',
  typeId: 1,
  propertyType: 'families',
  title: 'شقة هادئة قرب الحديقة',
  area: 140,
  description: 'شقة من ثلاث غرف في شارع هادئ، قريبة من المدارس.',
  regionId: 1,
  cityId: 1,
  neighborhoodId: 101,
  price: 52_000,
  roomsCount: 3,
  bathrooms: 2,
  age: 4,
  isFeatured: false,
  features: [1, 2],
  mediaIds: [] as number[],
};

/** Sends a multipart request; values other than strings and blobs are sent as JSON. */
export async function sendForm(
  app: App,
  method: 'POST' | 'PUT',
  url: string,
  fields: Record<string, unknown>,
  headers: Headers,
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Blob) form.set(name, value, 'file');
    else form.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  const request = new Response(form);
  return app.inject({
    method,
    url,
    headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

interface Ad {
  owner?: object;
  property?: object;
  more?: Record<string, unknown>;
}

export const createAd = (app: App, headers: Headers, { owner, property, more }: Ad = {}) =>
  sendForm(
    app,
    'POST',
    '/api/properties/create',
    { owner: { ...anOwner, ...owner }, property: { ...aFlat, ...property }, ...more },
    headers,
  );

export const updateAd = (app: App, headers: Headers, id: number, { owner, property, more }: Ad = {}) =>
  sendForm(
    app,
    'PUT',
    `/api/properties/update/${id}`,
    { owner: { ...anOwner, ...owner }, property: { ...aFlat, ...property }, ...more },
    headers,
  );

/** A JPEG of coloured blots, different for each seed, that resembles a photo. */
export async function blots(seed: number, width = 640, height = 480): Promise<Buffer> {
  const side = 6;
  const greys = Array.from(
    { length: side * side * 3 },
    (_, at) => (seed * 7919 + at * at * 31 + at * 17) % 256,
  );
  return sharp(Uint8Array.from(greys), { raw: { width: side, height: side, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .jpeg({ quality: 90 })
    .toBuffer();
}

export const asFile = (content: Buffer, type = 'image/jpeg') => new Blob([new Uint8Array(content)], { type });

export const upload = (app: App, headers: Headers, content: Buffer, type?: string) =>
  sendForm(app, 'POST', '/api/media/upload', { file: asFile(content, type) }, headers);

/** The ads of the user these headers belong to. */
export async function myAds(app: App, headers: Headers) {
  const answer = await app.inject({ url: '/api/properties/myProperties', headers });
  return answer.json().myProperties;
}
