import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from '@20minutes/s3rver';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asFile, blots, sendForm } from '../../../tests/support/ads.ts';
import { createTestApp, signIn } from '../../../tests/support/test-app.ts';
import { ProviderError } from '../../lib/provider-error.ts';
import { createS3Storage } from './s3-storage.ts';

/** The keys that the test server accepts. */
const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
const bucket = 'rukn';

let folder: string;
let server: S3rver;
let endpoint: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rukn-s3-'));
  const configureBuckets = [{ name: bucket, configs: [] }];
  server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: folder, configureBuckets });
  endpoint = `http://127.0.0.1:${(await server.run()).port}`;
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const open = (change: object = {}) =>
  createS3Storage({ endpoint, bucket, region: 'us-east-1', ...keys, ...change });

it('keeps, reads and removes a file; one that is not there has been removed already', async () => {
  const storage = open();
  const content = Buffer.from(Array.from({ length: 40_000 }, (_, at) => at % 251));
  await storage.put('photos/a1-400.webp', content);
  const file = await storage.read('photos/a1-400.webp');
  expect(file?.bytes).toBe(content.length);
  expect(file && (await buffer(file.stream)).equals(content)).toBe(true);
  await storage.remove('photos/a1-400.webp');
  await storage.remove('photos/a1-400.webp');
  expect(await storage.read('photos/a1-400.webp')).toBeNull();
});

it('outlives a file that is not read to its end, and a connection that is lost then', async () => {
  const storage = open();
  await storage.put('photos/a2-400.webp', Buffer.alloc(40_000));
  const stream = (await storage.read('photos/a2-400.webp'))?.stream;
  // An error event without a listener ends the process.
  expect(() => stream?.emit('error', new Error('cut off'))).not.toThrow();
  stream?.destroy();
});

it('says that the storage fails: the key of a stranger, a wrong secret, no such bucket, no server there', {
  timeout: 30_000,
}, async () => {
  const content = Buffer.from('x');
  for (const change of [
    { accessKeyId: 'NOBODY' },
    { secretAccessKey: 'WRONG' },
    { bucket: 'elsewhere' },
    { endpoint: 'http://127.0.0.1:9' },
  ]) {
    await expect(open(change).put('photos/a.webp', content)).rejects.toThrow(ProviderError);
  }
  await expect(open().put('../a.webp', content)).rejects.toThrow('no key');
});

it('holds the photos of ads, and is served through the app', { timeout: 60_000 }, async () => {
  const { app } = await createTestApp({
    env: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: keys.accessKeyId,
      S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
    },
  });
  const headers = await signIn(app);
  const file = asFile(await blots(5, 160, 120));
  const { filePath } = (await sendForm(app, 'POST', '/api/media/upload', { file }, headers)).json();
  const served = await app.inject(filePath);
  expect(served.headers['content-type']).toBe('image/webp');
  expect(served.rawPayload.length).toBeGreaterThan(100);
  const key = filePath.replace('/media/', '');
  expect((await open().read(key))?.bytes).toBe(served.rawPayload.length);
  await app.close();
});

it('that doesn’t answer leaves no photo behind, and the client gets 503', {
  timeout: 60_000,
}, async () => {
  const { app } = await createTestApp({ gateways: { storage: open({ endpoint: 'http://127.0.0.1:9' }) } });
  const headers = await signIn(app);
  const file = asFile(await blots(6, 160, 120));
  const answer = await sendForm(app, 'POST', '/api/media/upload', { file }, headers);
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ error_number: 5003 });
  await app.close();
});

it.each([
  ['keeps nothing', 404, 0],
  ['keeps a part', 200, 3],
])('that says yes and %s has not kept a file', async (_what, status, length) => {
  const bucketThatNods = createServer((request, response) => {
    request.resume();
    if (request.method === 'HEAD') response.writeHead(status, { 'content-length': length });
    response.end();
  });
  bucketThatNods.listen(0, '127.0.0.1');
  await once(bucketThatNods, 'listening');
  const { port } = bucketThatNods.address() as AddressInfo;
  const storage = open({ endpoint: `http://127.0.0.1:${port}` });
  await expect(storage.put('photos/a.webp', Buffer.from('photo'))).rejects.toThrow('did not keep');
  bucketThatNods.closeAllConnections();
  bucketThatNods.close();
});
