import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { ApiError } from '../http/api-error.ts';
import { loadSheddingPlugin } from './load-shedding.ts';

let app: FastifyInstance;
let answerAll: () => void;
afterEach(() => app.close());

/** A server that works on two requests at once and on three that move money, until `answerAll`. */
async function build(): Promise<void> {
  app = fastify();
  app.setErrorHandler((error, _request, reply) =>
    reply
      .headers((error as ApiError).headers ?? {})
      .code((error as ApiError).statusCode)
      .send(),
  );
  await app.register(loadSheddingPlugin, { atOnce: { others: 2, money: 3 } });
  const work = new Promise<string>((resolve) => {
    answerAll = () => resolve('done');
  });
  app.get('/api/list', () => work);
  app.post('/api/list', () => work);
  app.get('/api/fails', async () => {
    await work;
    throw new ApiError('propertyNotFound');
  });
  app.get('/payments/return', () => work);
  app.get('/healthz', async () => 'ok');
  await app.ready();
}

const get = (url: string) => app.inject(url);
const codes = async (answers: Promise<{ statusCode: number }>[]) =>
  (await Promise.all(answers)).map(({ statusCode }) => statusCode);

it('refuses what is too much with 503 and Retry-After, money last, health checks never', async () => {
  await build();
  const taken = [get('/api/list'), app.inject({ method: 'POST', url: '/api/list', payload: {} })];
  await new Promise((resolve) => setTimeout(resolve, 20));
  const refused = await get('/api/list');
  expect(refused.statusCode).toBe(503);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(2);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(5);
  taken.push(get('/payments/return'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await codes([get('/payments/return'), get('/healthz')])).toEqual([503, 200]);
  answerAll();
  expect(await codes(taken)).toEqual([200, 200, 200]);
});

it('has its room again after answers of each kind', async () => {
  await build();
  answerAll();
  for (let round = 0; round < 3; round += 1) {
    const post = app.inject({ method: 'POST', url: '/api/list', payload: {} });
    expect(await codes([post, get('/api/fails')])).toEqual([200, 404]);
    expect(await codes([get('/api/nowhere')])).toEqual([404]);
  }
});
