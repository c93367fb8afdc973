import { readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { asFile, blots, createAd, sendForm, upload } from '../../../tests/support/ads.ts';
import { addVisitors, type Visitor } from '../../../tests/support/bookings.ts';
import { hostileFiles, MARKER } from '../../../tests/support/malicious-uploads.ts';
import { createTestApp } from '../../../tests/support/test-app.ts';
import { pictures } from '../../db/schema/pictures.ts';
import { createDiskStorage } from '../../gateways/storage/disk-storage.ts';
import { createMovableClock } from '../../lib/clock.ts';
import { ProviderError } from '../../lib/provider-error.ts';

const DAY_MS = 86_400_000;
const clock = createMovableClock();
const folder = join(tmpdir(), `rukn-test-photos-${process.pid}`);
const storage = createDiskStorage(folder);
let made: Awaited<ReturnType<typeof createTestApp>>;
let owner: Visitor;
let other: Visitor;
beforeAll(async () => {
  made = await createTestApp({ clock, gateways: { storage } });
  [owner, other] = (await addVisitors(made.db, 2)) as [Visitor, Visitor];
});
afterAll(async () => {
  await made.app.close();
  await rm(folder, { recursive: true, force: true });
});

const fetchFile = (path: string) => made.app.inject({ url: path });
const variants = (filePath: string) =>
  [400, 800, 1200].flatMap((width) =>
    ['avif', 'webp'].map((format) => filePath.replace(/-\d+\.webp$/, `-${width}.${format}`)),
  );

const files = await hostileFiles();

describe('hostile files', () => {
  it('are ninety and more', () => expect(files.length).toBeGreaterThanOrEqual(90));

  it.each(files)('$name', { timeout: 60_000 }, async ({ content, isPicture }) => {
    const answer = await upload(made.app, owner.headers, content);
    const body = answer.json();
    if (!isPicture) {
      expect([413, 415]).toContain(answer.statusCode);
      expect(body).toMatchObject({ error_number: expect.any(Number), errors: { file: body.msg } });
      return;
    }
    expect(answer.statusCode).toBe(200);
    for (const path of variants(body.filePath)) {
      const { rawPayload, headers } = await fetchFile(path);
      const kept = await sharp(rawPayload).metadata();
      const { exif, xmp, iptc, icc, comments } = kept;
      expect({ exif, xmp, iptc, icc, comments }).toEqual({});
      expect(headers['content-type']).toMatch(/^image\/(avif|webp)$/);
      expect(rawPayload.includes(Buffer.from(MARKER))).toBe(false);
      expect(rawPayload.includes(content.subarray(0, 64))).toBe(false);
    }
  });

  it('leave in the storage only what was encoded again from those that are pictures', async () => {
    const names = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) =>
      entry.isFile(),
    );
    expect(names.length).toBe(files.filter(({ isPicture }) => isPicture).length * 6);
    for (const { name, parentPath } of names) {
      const kept = await readFile(join(parentPath, name));
      expect((await sharp(kept).metadata()).exif).toBeUndefined();
      expect(kept.includes(Buffer.from(MARKER))).toBe(false);
      expect(files.some(({ content }) => content.length > 63 && kept.includes(content))).toBe(false);
    }
  });
});

describe('a photo', () => {
  it('is kept at three widths in two formats, upright, under an address that stays', async () => {
    const wide = await sharp(await blots(3, 1600, 1200))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    // The server ignores the declared content type.
    const { filePath, thumbnail, thumbhash } = (
      await upload(made.app, owner.headers, wide, 'application/pdf')
    ).json();
    expect(filePath).toMatch(/^\/media\/photos\/[0-9a-f]{32}-1200\.webp$/);
    expect(Buffer.from(thumbhash, 'base64').length).toBeGreaterThan(10);
    const sizes = await Promise.all(
      variants(filePath).map(async (path) => {
        const { width, height, format } = await sharp((await fetchFile(path)).rawPayload).metadata();
        return `${format} ${width}x${height}`;
      }),
    );
    expect(sizes).toEqual([
      'heif 400x533',
      'webp 400x533',
      'heif 800x1067',
      'webp 800x1067',
      'heif 1200x1600',
      'webp 1200x1600',
    ]);
    const { headers } = await fetchFile(thumbnail);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const path of ['/media/photos/x.webp', '/media/photos/..%2f..%2fdata', `${thumbnail}x`]) {
      expect((await fetchFile(path)).statusCode).toBe(404);
    }
  });

  it('is asked for where none comes, and refused to guests', async () => {
    const none = await sendForm(made.app, 'POST', '/api/media/upload', { note: 'none' }, owner.headers);
    expect(none.json()).toMatchObject({ error_number: 2070, errors: { file: expect.any(String) } });
    const guest = await sendForm(made.app, 'POST', '/api/media/upload', { file: asFile(await blots(4)) }, {});
    expect(guest.statusCode).toBe(401);
  });

  it('much like one on another’s ad says so; one’s own, another one and a blank wall don’t', async () => {
    const photo = await blots(51);
    const { mediaId } = (await upload(made.app, owner.headers, photo)).json();
    const isKnown = async ({ headers }: Visitor, content: Buffer) =>
      (await upload(made.app, headers, content)).json().isOnAnotherAd;
    expect(await isKnown(other, photo)).toBe(false);
    await createAd(made.app, owner.headers, { property: { mediaIds: [mediaId] } });
    const copy = await sharp(photo).resize(300).webp({ quality: 50 }).toBuffer();
    expect(await isKnown(other, copy)).toBe(true);
    expect(await isKnown(owner, copy)).toBe(false);
    expect(await isKnown(other, await blots(52))).toBe(false);
    const wall = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#ddd' } })
      .png()
      .toBuffer();
    const blank = (await upload(made.app, owner.headers, wall)).json();
    await createAd(made.app, owner.headers, { property: { mediaIds: [blank.mediaId] } });
    expect(await isKnown(other, wall)).toBe(false);
  });

  it('that is sent again under its key is the one that is there, also at once and where its storage had failed', async () => {
    const file = asFile(await blots(81));
    const send = (key: string) =>
      sendForm(made.app, 'POST', '/api/media/upload', { file }, { ...owner.headers, 'idempotency-key': key });
    const rows = () => made.db.select().from(pictures).where(eq(pictures.uploadedBy, owner.id));
    const before = (await rows()).length;
    const answers = await Promise.all([send('photo-a'), send('photo-a')]);
    const again = await send('photo-a');
    const ids = [...answers, again].map((answer) => answer.json().mediaId);
    expect(new Set(ids).size).toBe(1);
    expect((await rows()).length).toBe(before + 1);

    const put = vi.spyOn(storage, 'put').mockRejectedValue(new ProviderError('The storage is away'));
    expect((await send('photo-b')).statusCode).toBe(503);
    put.mockRestore();
    const mended = (await send('photo-b')).json();
    expect((await rows()).length).toBe(before + 2);
    for (const path of variants(mended.filePath)) expect((await fetchFile(path)).statusCode).toBe(200);
    const other = await sendForm(
      made.app,
      'POST',
      '/api/media/upload',
      { file: asFile(await blots(82)) },
      { ...owner.headers, 'idempotency-key': 'photo-b' },
    );
    expect(other.json().error_number).toBe(4031);
  });

  it('of no ad is collected after a fortnight, with its files; one that an ad shows stays', async () => {
    const loose = (await upload(made.app, owner.headers, await blots(61))).json();
    const used = (await upload(made.app, owner.headers, await blots(62))).json();
    await createAd(made.app, owner.headers, { property: { mediaIds: [used.mediaId] } });
    await made.app.timed.photos.collectLoose();
    expect((await fetchFile(loose.filePath)).statusCode).toBe(200);
    clock.forward(15 * DAY_MS);
    expect(await made.app.timed.photos.collectLoose()).toBeGreaterThan(0);
    expect((await fetchFile(loose.filePath)).statusCode).toBe(404);
    expect((await fetchFile(used.filePath)).statusCode).toBe(200);
    expect(await made.db.select().from(pictures).where(eq(pictures.id, loose.mediaId))).toEqual([]);
    const late = await createAd(made.app, owner.headers, { property: { mediaIds: [loose.mediaId] } });
    expect(late.json()).toMatchObject({ error_number: 3040 });
  });

  it('is deleted with its files; a second time it is not there', async () => {
    const { mediaId, filePath } = (await upload(made.app, owner.headers, await blots(71))).json();
    const remove = () =>
      made.app.inject({ method: 'DELETE', url: `/api/media/delete/${mediaId}`, headers: owner.headers });
    expect((await remove()).json()).toEqual({ success: true });
    for (const path of variants(filePath)) {
      await expect.poll(async () => (await fetchFile(path)).statusCode).toBe(404);
    }
    expect((await remove()).json().error_number).toBe(3040);
  });

  it('is deleted though its storage is away, at once for people, and its files once it is back', async () => {
    const { mediaId, filePath } = (await upload(made.app, owner.headers, await blots(72))).json();
    const away = vi.spyOn(storage, 'remove').mockRejectedValue(new ProviderError('The storage is away'));
    const url = `/api/media/delete/${mediaId}`;
    const answer = await made.app.inject({ method: 'DELETE', url, headers: owner.headers });
    expect(answer.json()).toEqual({ success: true });
    await expect.poll(() => away.mock.calls.length).toBeGreaterThan(0);
    const late = await createAd(made.app, owner.headers, { property: { mediaIds: [mediaId] } });
    expect(late.json()).toMatchObject({ error_number: 3040 });
    away.mockRestore();
    expect(await made.app.timed.photos.collectLoose()).toBeGreaterThan(0);
    expect((await fetchFile(filePath)).statusCode).toBe(404);
    expect(await made.db.select().from(pictures).where(eq(pictures.id, mediaId))).toEqual([]);
  });
});

it('thirty photos at once are all kept', { timeout: 120_000 }, async () => {
  const [many] = (await addVisitors(made.db, 1)) as [Visitor];
  const contents = await Promise.all(Array.from({ length: 30 }, (_, at) => blots(100 + at, 120, 90)));
  const answers = await Promise.all(contents.map((content) => upload(made.app, many.headers, content)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  expect(new Set(answers.map((answer) => answer.json().mediaId)).size).toBe(30);
});
