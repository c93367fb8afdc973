import { describe, expect, it } from 'vitest';
import { allEndpoints } from './contract.ts';
import { isWrite } from './endpoint.ts';

/** DESIGN §9: every call has a rule for what happens offline. */
const named = (isWrong: (definition: ReturnType<typeof allEndpoints>[number][1]) => boolean) =>
  allEndpoints()
    .filter(([, definition]) => isWrong(definition))
    .map(([name]) => name);

describe('every endpoint', () => {
  it('says what becomes of it offline where it changes something', () =>
    expect(named((call) => isWrite(call) && call.offline === undefined)).toEqual([]));

  it('says where its answer may be kept where it reads, and nothing of an offline rule', () =>
    expect(named((call) => !isWrite(call) && call.offline !== undefined)).toEqual([]));

  it('never has the answer of a change kept', () =>
    expect(named((call) => isWrite(call) && call.cache !== 'never')).toEqual([]));
});

describe('money and bookings', () => {
  // A request neither pays nor books: its key only prevents a form sent twice from counting twice.
  it('are never left to a draft: a call with an idempotency key needs a connection, or waits in the queue', () =>
    expect(
      named(
        ({ idempotent, offline }) =>
          idempotent === true && offline !== 'needs-connection' && offline !== 'queue',
      ).filter((name) => !name.startsWith('requests.')),
    ).toEqual([]));

  it('no call of a payment, a viewing or a reservation is sent later without the user', () =>
    expect(
      allEndpoints()
        .filter(([name]) => /^(viewings|reservations|payments|maintenance)\./.test(name))
        .filter(([, call]) => isWrite(call) && call.offline !== 'needs-connection')
        .map(([name]) => name),
    ).toEqual([]));
});

it('only calls of a signed-in user wait: the queue is sent under their name', () =>
  expect(named((call) => call.offline === 'queue' && call.auth !== 'person')).toEqual([]));
