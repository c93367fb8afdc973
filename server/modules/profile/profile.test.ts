import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newcomer, register } from '../../../tests/support/newcomer.ts';
import { answerOf, createTestApp, demoAccount, signIn } from '../../../tests/support/test-app.ts';

type Made = Awaited<ReturnType<typeof createTestApp>>;
type Headers = Record<string, string>;
let made: Made;

beforeAll(async () => {
  made = await createTestApp();
});
afterAll(() => made.app.close());

async function save(headers: Headers, fields: Record<string, string>, avatar?: Blob) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (avatar) form.set('avatar', avatar, 'me.png');
  const request = new Response(form);
  return made.app.inject({
    method: 'POST',
    url: '/api/users/setPorfile',
    headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

const profileOf = async (headers: Headers) =>
  (await made.app.inject({ url: '/api/users/getPorfile', headers })).json();
const fetchPicture = (url: string) => made.app.inject({ url });

const GREEN = { r: 15, g: 90, b: 67 };
const CLAY = { r: 146, g: 56, b: 27 };
function picture(width: number, height: number, background = GREEN) {
  return sharp({ create: { width, height, channels: 3, background } });
}
const blob = (content: Buffer, type = 'image/png') => new Blob([new Uint8Array(content)], { type });

describe('the profile', () => {
  it('is read with the banks in the language asked for', async () => {
    const headers = await signIn(made.app);
    const profile = await profileOf(headers);
    expect(profile).toMatchObject({
      user: { mobile: '0500000001', email: 'sarah.q@example.com', avatar: null, abshirMobile: null },
      bank: { iban: 'SA0380000000608010167519', name: 'سارة القحطاني', bankName: 'alrajhi' },
    });
    expect(profile.banksList).toContainEqual({ key: 'alrajhi', label: 'مصرف الراجحي', ibanCodes: ['80'] });
    const english = await profileOf({ ...headers, language: 'en' });
    expect(english.banksList).toContainEqual({ key: 'alrajhi', label: 'Al Rajhi Bank', ibanCodes: ['80'] });
    expect(english.user).toMatchObject({ name: 'سارة القحطاني', userName: 'Sarah Al Qahtani' });
  });

  it('is saved field by field; what is left out stays, what is empty goes', async () => {
    const headers = await register(made.app, newcomer());
    const saved = await save(headers, {
      name: ' منى السالم ',
      email: 'mona@example.com',
      abshirMobile: '+966 ٥٠٠٠٠٠٩٩٩',
    });
    expect(saved.statusCode).toBe(200);
    expect((await profileOf(headers)).user).toMatchObject({
      name: 'منى السالم',
      userName: 'منى السالم',
      email: 'mona@example.com',
      abshirMobile: '0500000999',
    });
    await save(headers, { email: '' });
    expect((await profileOf(headers)).user).toMatchObject({
      name: 'منى السالم',
      email: null,
      abshirMobile: '0500000999',
    });
    const current = await made.app.inject({ url: '/api/users/currentUser', headers });
    expect(current.json().user.name).toBe('منى السالم');
  });

  it('is saved without the marks of direction and the spaces that come along unseen when it is pasted', async () => {
    const headers = await register(made.app, newcomer({ name: '\u202Bهدى   التجربة\u202C ' }));
    expect((await profileOf(headers)).user.name).toBe('هدى التجربة');
    await save(headers, { name: '\u2067منى\u00A0السالم\u2069', email: '\u202Amona@example.com\u202C' });
    expect((await profileOf(headers)).user).toMatchObject({ name: 'منى السالم', email: 'mona@example.com' });
    const marksAlone = await save(headers, { name: '\u200F\u200F' });
    expect(marksAlone.json()).toMatchObject({ error_number: 1001, errors: { name: 'اكتب الاسم' } });
  });

  it('forgets the Latin name with the Arabic one that it belonged to', async () => {
    const headers = await signIn(made.app, demoAccount);
    await save(headers, { name: 'سارة القحطاني' });
    expect((await profileOf({ ...headers, language: 'en' })).user.userName).toBe('Sarah Al Qahtani');
    await save(headers, { name: 'سارة' });
    expect((await profileOf({ ...headers, language: 'en' })).user.userName).toBe('سارة');
  });

  it.each([
    ['email', 'not an address', 2024, 'البريد الإلكتروني غير صحيح'],
    ['abshirMobile', '12345', 2021, 'رقم الجوال غير صحيح'],
    ['name', ' ', 1001, 'اكتب الاسم'],
    ['name', 'x'.repeat(101), 1001, 'الاسم: اكتب 100 حرف على الأكثر'],
  ])('names a wrong %s at its field', async (field, value, number, message) => {
    const headers = await register(made.app, newcomer());
    expect(answerOf(await save(headers, { [field]: value }))).toMatchObject({
      status: 422,
      body: { error_number: number, errors: { [field]: message } },
    });
  });
});

describe('the picture', () => {
  it('becomes a square WebP that no shared or browser cache keeps, and shows on the session', async () => {
    const headers = await register(made.app, newcomer());
    const photo = await picture(900, 600).png().toBuffer();
    const { user } = (await save(headers, {}, blob(photo))).json();
    expect(user.avatar).toMatch(/^\/media\/avatars\/[0-9a-f]{32}\.webp$/);
    const served = await fetchPicture(user.avatar);
    expect(served.statusCode).toBe(200);
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 512,
      height: 512,
    });
    const current = await made.app.inject({ url: '/api/users/currentUser', headers });
    expect(current.json().user.avatar).toBe(user.avatar);
  });

  it('loses its file’s metadata, and stands upright', async () => {
    const headers = await register(made.app, newcomer());
    const top = await picture(400, 200, CLAY).png().toBuffer();
    // A photo taken sideways: its EXIF orientation says that the left edge is the top.
    const photo = await picture(400, 400)
      .composite([{ input: top, left: 0, top: 0 }])
      .withExif({
        IFD0: { Copyright: 'somebody', Model: 'a camera' },
        IFD3: { GPSLatitude: '24/1 42/1 0/1' },
      })
      .withMetadata({ orientation: 8 })
      .jpeg()
      .toBuffer();
    const { user } = (await save(headers, {}, blob(photo, 'image/jpeg'))).json();
    const served = (await fetchPicture(user.avatar)).rawPayload;
    const metadata = await sharp(served).metadata();
    expect([metadata.exif, metadata.orientation, metadata.xmp, metadata.icc]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(served.includes('somebody')).toBe(false);
    const { data, info } = await sharp(served).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const redAt = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? 0;
    expect(redAt(20, 256)).toBeGreaterThan(100);
    expect(redAt(490, 256)).toBeLessThan(60);
  });

  it('is judged by its content, whatever it is called', async () => {
    const headers = await register(made.app, newcomer());
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
    );
    const cut = (await picture(900, 900).jpeg().toBuffer()).subarray(0, 400);
    const refused: [Buffer, string][] = [
      [svg, 'image/svg+xml'],
      [svg, 'image/png'],
      [cut, 'image/jpeg'],
      [Buffer.from('<html>'), 'image/png'],
    ];
    for (const [content, type] of refused) {
      expect(answerOf(await save(headers, {}, blob(content, type)))).toMatchObject({
        status: 415,
        body: { error_number: 2070, errors: { avatar: expect.stringContaining('تعذّرت قراءة الصورة') } },
      });
    }
    const jpeg = await picture(60, 60).jpeg().toBuffer();
    expect((await save(headers, {}, blob(jpeg, 'text/html'))).statusCode).toBe(200);
  });

  it('is refused where it is too large, in bytes or in pixels', async () => {
    const headers = await register(made.app, newcomer());
    for (const megabytes of [8.1, 9]) {
      const heavy = await save(headers, {}, blob(Buffer.alloc(megabytes * 1024 * 1024)));
      expect(answerOf(heavy)).toMatchObject({
        status: 413,
        body: { error_number: 2071, errors: { avatar: expect.stringContaining('8 ميجابايت') } },
      });
    }
    // A few kilobytes that claim 100 megapixels.
    const bomb = await picture(10_000, 10_000).png({ compressionLevel: 9 }).toBuffer();
    expect((await save(headers, {}, blob(bomb))).json().error_number).toBe(2070);
    expect((await profileOf(headers)).user.avatar).toBeNull();
  });

  it('is replaced and removed, and then not served any more', async () => {
    const headers = await register(made.app, newcomer());
    const photo = blob(await picture(60, 60).png().toBuffer());
    const first = (await save(headers, {}, photo)).json().user.avatar;
    const second = (await save(headers, {}, photo)).json().user.avatar;
    expect(second).not.toBe(first);
    const gone = (url: string) => expect.poll(async () => (await fetchPicture(url)).statusCode).toBe(404);
    await gone(first);
    expect((await fetchPicture(second)).statusCode).toBe(200);
    expect((await save(headers, { name: 'باسم' })).json().user.avatar).toBe(second);
    expect((await save(headers, { removeAvatar: '1' })).json().user.avatar).toBeNull();
    await gone(second);
  });

  it('leaves one file where several are saved at once', async () => {
    const headers = await register(made.app, newcomer());
    const photo = blob(await picture(60, 60).png().toBuffer());
    const answers = await Promise.all([1, 2, 3, 4].map(() => save(headers, {}, photo)));
    const urls = answers.map((answer) => answer.json().user.avatar as string);
    const statuses = () => Promise.all(urls.map(async (url) => (await fetchPicture(url)).statusCode));
    await expect.poll(async () => (await statuses()).toSorted()).toEqual([200, 404, 404, 404]);
    const { avatar } = (await profileOf(headers)).user;
    expect((await fetchPicture(avatar)).statusCode).toBe(200);
  });

  it.each(['x.webp', '..%2F..%2Fpackage.json', `${'0'.repeat(32)}.webp`, `${'0'.repeat(32)}.png`])(
    'is not found at %s',
    async (name) => {
      expect((await fetchPicture(`/media/avatars/${name}`)).statusCode).toBe(404);
    },
  );
});

describe('multipart', () => {
  const send = (url: string, headers: Headers, payload: string) =>
    made.app.inject({
      method: 'POST',
      url,
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
      payload,
    });

  it('is for the calls that say so', async () => {
    const headers = await signIn(made.app);
    expect((await send('/api/favorites/add', headers, '--x--')).statusCode).toBe(415);
  });

  it.each(['', 'nothing', '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\ncut', '--y--'])(
    'that can’t be read is malformed: %j',
    async (payload) => {
      const headers = await register(made.app, newcomer());
      expect(answerOf(await send('/api/users/setPorfile', headers, payload))).toMatchObject({
        status: 400,
        body: { error_number: 1000 },
      });
    },
  );

  it('takes no more parts than a form has', async () => {
    const headers = await register(made.app, newcomer());
    const part = '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\na\r\n';
    const answer = await send('/api/users/setPorfile', headers, `${part.repeat(61)}--x--\r\n`);
    expect(answer.statusCode).toBe(400);
  });

  it('needs a session before its body is read', async () => {
    const before = await made.db.execute<{ count: number }>(sql`select count(*)::int as count from users`);
    expect((await send('/api/users/setPorfile', {}, '--x--')).statusCode).toBe(401);
    expect((await made.db.execute(sql`select count(*)::int as count from users`)).rows).toEqual(before.rows);
  });
});
