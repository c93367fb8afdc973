import { afterAll, beforeAll, expect, it } from 'vitest';
import { addVisitors, createBookingApp, type Visitor } from '../../../tests/support/bookings.ts';
import { sendOrder } from '../../../tests/support/orders.ts';
import { assignTechnician } from './progress.ts';

let made: Awaited<ReturnType<typeof createBookingApp>>;
let url: string;
let person: Visitor;

beforeAll(async () => {
  made = await createBookingApp();
  url = await made.app.listen({ host: '127.0.0.1', port: 0 });
  [person = { id: 0, headers: {} }] = await addVisitors(made.db, 1);
});

/** Reads a stream one event at a time. */
function eventsOf(response: Response) {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let kept = '';
  return async (): Promise<string | null> => {
    for (;;) {
      const [event, ...rest] = kept.split('\n\n');
      if (rest.length > 0) {
        kept = rest.join('\n\n');
        if (event?.startsWith('event:')) return event;
        continue;
      }
      const chunk = await reader?.read();
      if (!chunk || chunk.done) return null;
      kept += chunk.value;
    }
  };
}

it('sends an order’s person each change, and of no other order', async () => {
  const ids: number[] = [];
  for (let made_ = 0; made_ < 2; made_ += 1) {
    const answer = await sendOrder(made.app, person, { fields: { orderType: 'mosque' } });
    ids.push(answer.json().orderId);
  }
  const [id = 0, another = 0] = ids;
  const response = await fetch(`${url}/events/orders/${id}`, { headers: person.headers });
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  const next = eventsOf(response);
  expect(await next()).toBe('event: order\ndata: {"version":1}');
  const step = (order: number, technicianId: number) =>
    made.db.transaction((db) => assignTechnician(db, { id: order, technicianId, at: new Date() }));
  await step(another, 1);
  await step(id, 1);
  expect(await next()).toBe('event: order\ndata: {"version":2}');
  await step(id, 2);
  expect(await next()).toBe('event: order\ndata: {"version":3}');
});

it('is closed to guests, and to strangers a path that is not there', async () => {
  const { orderId } = (await sendOrder(made.app, person)).json();
  const [stranger = person] = await addVisitors(made.db, 1);
  const ask = async (id: string, headers = {}) =>
    (await made.app.inject({ url: `/events/orders/${id}`, headers })).json().error_number;
  expect(await ask(String(orderId))).toBe(2001);
  expect(await ask(String(orderId), { 'session-token': 'x'.repeat(43) })).toBe(2002);
  expect(await ask(String(orderId), stranger.headers)).toBe(4061);
  for (const id of ['0', 'x', '99999999999', '%00']) expect(await ask(id, person.headers)).toBe(4061);
});

it('closes the oldest of one person’s streams, and all before the server stops', async () => {
  const { orderId } = (await sendOrder(made.app, person)).json();
  const streams = [];
  for (let opened = 0; opened < 7; opened += 1) {
    const next = eventsOf(await fetch(`${url}/events/orders/${orderId}`, { headers: person.headers }));
    await next();
    streams.push(next);
  }
  expect(await streams[0]?.()).toBeNull();
  await made.app.close();
  expect(await Promise.all(streams.map((next) => next()))).toEqual(streams.map(() => null));
});

afterAll(() => made.app.close());
