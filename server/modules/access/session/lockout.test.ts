import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messagesTo, type Newcomer, newcomer, register } from '../../../../tests/support/newcomer.ts';
import { statementsOf } from '../../../../tests/support/statements.ts';
import { answerOf, createTestApp } from '../../../../tests/support/test-app.ts';
import { hashToken } from '../../../plugins/session.ts';
import { findClient } from '../attempts/client.ts';
import { createLoginLimits } from './login-limits.ts';

type Made = Awaited<ReturnType<typeof createTestApp>>;
type Headers = Record<string, string>;
let made: Made;

beforeAll(async () => {
  made = await createTestApp();
});
beforeEach(() => made.db.execute(sql`delete from attempts`));
afterAll(() => made.app.close());

const PATHS = {
  login: '/api/auth/login',
  request: '/api/auth/forgetPasswordRequest',
  reset: '/api/auth/resetPassword',
  change: '/api/users/changePassword',
};

/** Calls from an IP address, which is the client's network. */
async function call(what: keyof typeof PATHS, payload: object, remoteAddress: string, headers: Headers = {}) {
  const response = await made.app.inject({
    method: 'POST',
    url: PATHS[what],
    payload,
    headers,
    remoteAddress,
  });
  return answerOf(response);
}

const newDevice = () => ({ 'device-token': randomBytes(32).toString('base64url') });
const login = async (person: Newcomer, password: string, address: string, headers?: Headers) =>
  (await call('login', { mobile: person.mobile, password }, address, headers)).status;

/** Five wrong passwords from each of so many addresses. */
async function attack(person: Newcomer, addresses: number, headers?: Headers) {
  const statuses: number[] = [];
  for (let number = 1; number <= addresses; number++) {
    for (let count = 1; count <= 5; count++) {
      statuses.push(await login(person, 'wrong', `198.51.100.${number}`, headers));
    }
  }
  return statuses;
}

/** A user who has signed in with a device from their home network. */
async function owner() {
  const person = newcomer();
  const session = await register(made.app, person);
  const device = newDevice();
  expect(await login(person, person.password, '192.0.2.1', device)).toBe(200);
  return { person, session, device };
}

describe('a stranger who knows a mobile', () => {
  it('uses up tries of one address, and of all that its owner is not known by', async () => {
    const { person, device } = await owner();
    expect(await attack(person, 1)).toEqual([401, 401, 401, 401, 401]);
    expect(await login(person, 'wrong', '198.51.100.1')).toBe(429);
    expect(await login(person, person.password, '203.0.113.1')).toBe(200);

    expect(await attack(person, 7)).toContain(429);
    expect(await login(person, person.password, '203.0.113.77')).toBe(429);
    expect(await login(person, person.password, '203.0.113.77', newDevice())).toBe(429);
    // A device that signed in before is known on every network; a known network needs no device.
    expect(await login(person, person.password, '203.0.113.77', device)).toBe(200);
    expect(await login(person, person.password, '203.0.113.1')).toBe(200);
  });

  it('is no owner by a token of another person’s device, and has five tries by one of the owner’s', async () => {
    const { person, device } = await owner();
    const other = await owner();
    await attack(person, 7);
    expect(await login(person, person.password, '203.0.113.2', other.device)).toBe(429);
    for (let count = 1; count <= 5; count++) {
      expect(await login(person, 'wrong', `203.0.113.${count}`, device)).toBe(401);
    }
    expect(await login(person, person.password, '203.0.113.2', device)).toBe(429);
  });

  it('does not shut the owner’s change of password, nor sign-in from an open session', async () => {
    const { person, session } = await owner();
    await attack(person, 7);
    const change = { oldPassword: person.password, newPassword: 'Changed@12' };
    expect((await call('change', change, '198.51.100.1', session)).status).toBe(200);
    expect(await login(person, 'Changed@12', '198.51.100.1', session)).toBe(200);
  });

  it('ends no code of the owner’s, neither by wrong tries nor by requests', async () => {
    const { person, device } = await owner();
    const { mobile } = person;
    const stranger = newDevice();
    const right = async (address: string, headers: Headers) => {
      expect(await call('request', { mobile }, address, headers)).toMatchObject({ status: 200 });
      // The server sends it in the background.
      await expect.poll(async () => (await messagesTo(made.app, mobile))[0]?.purpose).toBe('reset');
      return (await messagesTo(made.app, mobile))[0]?.code ?? '';
    };
    const code = await right('192.0.2.1', device);
    for (const headers of [stranger, {}]) {
      expect(await call('request', { mobile }, '198.51.100.1', headers)).toMatchObject({ status: 200 });
      for (let count = 1; count <= 6; count++) {
        const tried = { mobile, code: 'AAAA', password: 'Attacker@1' };
        expect((await call('reset', tried, '198.51.100.1', headers)).status).not.toBe(200);
      }
      expect((await call('request', { mobile }, '198.51.100.1', headers)).body).toMatchObject({
        error_number: 2045,
      });
    }
    // The owner's code does not work on the stranger's device.
    const reset = { mobile, code, password: 'Changed@12' };
    expect((await call('reset', reset, '198.51.100.1', stranger)).status).not.toBe(200);
    // The owner's device on another network, such as a phone that left its Wi-Fi.
    expect(await call('reset', reset, '203.0.113.5', device)).toMatchObject({ status: 200 });
    expect(await login(person, 'Changed@12', '203.0.113.5', device)).toBe(200);
  });

  it('does not end by guesses a code that is read on one device and typed on another', async () => {
    const { person, device } = await owner();
    const { mobile } = person;
    expect(await call('request', { mobile }, '192.0.2.1', device)).toMatchObject({ status: 200 });
    await expect.poll(async () => (await messagesTo(made.app, mobile))[0]?.purpose).toBe('reset');
    const code = (await messagesTo(made.app, mobile))[0]?.code ?? '';
    for (let count = 1; count <= 6; count++) {
      const tried = { mobile, code: code === 'AAAA' ? 'BBBB' : 'AAAA', password: 'Attacker@1' };
      expect((await call('reset', tried, '198.51.100.1')).body).toMatchObject({ error_number: 2041 });
    }
    const reset = { mobile, code, password: 'Changed@12' };
    expect(await call('reset', reset, '203.0.113.5', newDevice())).toMatchObject({ status: 200 });
  });

  it('has no more than ten codes an hour sent by strangers, the owner five more', async () => {
    const { person, device } = await owner();
    const { mobile } = person;
    await made.db.execute(sql`delete from attempts`);
    const request = async (address: string, headers?: Headers) =>
      (await call('request', { mobile }, address, headers)).status;
    const strangers: number[] = [];
    for (let count = 0; count < 15; count++) {
      strangers.push(await request(`198.51.100.${Math.floor(count / 5)}`, newDevice()));
    }
    expect(strangers.filter((status) => status === 200)).toHaveLength(10);
    expect(await request('192.0.2.1', device)).toBe(200);
  });

  it('has as many guesses an hour as five codes have tries, from however many addresses', async () => {
    const person = newcomer();
    await register(made.app, person);
    const { mobile } = person;
    const guesses: number[] = [];
    for (let number = 1; number <= 6; number++) {
      const address = `198.51.100.${number}`;
      await call('request', { mobile }, address);
      for (let count = 1; count <= 5; count++) {
        const tried = { mobile, code: 'AAAA', password: 'Attacker@1' };
        guesses.push((await call('reset', tried, address)).body.error_number);
      }
    }
    expect(guesses.slice(0, 25)).not.toContain(2014);
    expect(guesses.slice(25)).toEqual([2014, 2014, 2014, 2014, 2014]);
  });
});

it('makes no more queries for a mobile with an account, device and network known, than for one without', async () => {
  const { person, device } = await owner();
  const tried = (somebody: Newcomer) =>
    statementsOf(made.db, () => login(somebody, 'wrong', '192.0.2.1', device));
  const unknown = await tried(newcomer());
  expect(await tried(person)).toEqual(unknown);
  expect(unknown.length).toBeGreaterThan(4);
});

describe('one address of many people', () => {
  const ADDRESS = '100.64.0.1';
  /** Counts wrong sign-ins without hashing each password. */
  async function spray(count: number) {
    const { byNetwork } = createLoginLimits(made.db);
    const caller = { network: `network ${hashToken(ADDRESS)}`, device: null, session: null };
    const client = await findClient(made.db, caller, null);
    for (let number = 0; number < count; number++) await byNetwork('nobody', client);
  }

  it('is refused as a whole after two hundred wrong sign-ins, not those who are known', async () => {
    const { person, device } = await owner();
    await made.db.execute(sql`delete from known_askers where asker like 'network %'`);
    await spray(199);
    expect(await login(newcomer(), 'wrong', ADDRESS)).toBe(401);
    expect(await login(newcomer(), 'wrong', ADDRESS)).toBe(429);
    expect(await login(person, person.password, ADDRESS)).toBe(429);
    expect(await login(person, person.password, ADDRESS, device)).toBe(200);
  });

  it('is given more where five people have signed in from it', async () => {
    for (let count = 0; count < 5; count++) {
      const { person } = await owner();
      expect(await login(person, person.password, ADDRESS)).toBe(200);
    }
    await spray(400);
    expect(await login(newcomer(), 'wrong', ADDRESS)).toBe(401);
    const { person } = await owner();
    expect(await login(person, person.password, ADDRESS)).toBe(200);
  });
});
