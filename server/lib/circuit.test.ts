import { expect, it } from 'vitest';
import { createCircuit, createProviderCalls } from './circuit.ts';
import { ProviderError } from './provider-error.ts';

function circuitAt() {
  const time = { now: 0 };
  const circuit = createCircuit('It', () => time.now);
  let calls = 0;
  const call = (isUp: boolean) =>
    circuit
      .run(async () => {
        calls += 1;
        if (!isUp) throw new ProviderError('down');
        return 'up';
      })
      .catch((error: ProviderError) => (error.isUnsent ? 'spared' : 'down'));
  return { time, call, calls: () => calls };
}
const times = async (count: number, work: () => Promise<string>) => {
  const all: string[] = [];
  for (let at = 0; at < count; at += 1) all.push(await work());
  return all;
};

it('opens after five failures one after another, and no earlier', async () => {
  const { call, calls } = circuitAt();
  await times(4, () => call(false));
  expect(await call(true)).toBe('up');
  expect(await times(7, () => call(false))).toEqual([...Array(5).fill('down'), 'spared', 'spared']);
  expect(calls()).toBe(10);
});

it('lets one call try after the pause: it closes on success, and opens again on failure', async () => {
  const { time, call, calls } = circuitAt();
  await times(5, () => call(false));
  time.now += 9_999;
  expect(await call(true)).toBe('spared');
  time.now += 1;
  const before = calls();
  expect(await Promise.all([call(false), call(false), call(false)])).toEqual(['down', 'spared', 'spared']);
  expect(calls()).toBe(before + 1);
  expect(await call(true)).toBe('spared');
  time.now += 10_000;
  expect(await times(3, () => call(true))).toEqual(['up', 'up', 'up']);
});

it('counts a 5xx and an unreadable answer, and no refusal', async () => {
  let answer = () => new Response('{}', { status: 400 });
  let sent = 0;
  const call = createProviderCalls('It', () => 0);
  const ask = () =>
    call({
      url: 'https://it.example',
      headers: {},
      fetch: async () => {
        sent += 1;
        return answer();
      },
    }).then(
      ({ status }) => String(status),
      ({ isUnsent }) => (isUnsent ? 'spared' : 'down'),
    );
  expect(await times(8, ask)).toEqual(Array(8).fill('400'));
  answer = () => new Response('<h1>', { status: sent % 2 ? 502 : 200 });
  expect((await times(6, ask)).at(-1)).toBe('spared');
  expect(sent).toBe(13);
});
