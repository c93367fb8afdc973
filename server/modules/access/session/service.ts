import { randomBytes } from 'node:crypto';
import { LANGUAGES } from '../../../../contract/language.ts';
import { isMobile } from '../../../../contract/mobile.ts';
import type { Database } from '../../../db/database.ts';
import type { SmsGateway } from '../../../gateways/sms/sms-gateway.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { Background } from '../../../http/background.ts';
import { type Device, deviceAndPlace } from '../../../http/user-agent.ts';
import { hashToken, type Person } from '../../../plugins/session.ts';
import { say } from '../../../texts/texts.ts';
import { notify } from '../../notifications/notify.ts';
import { type Caller, findClient, rememberClient } from '../attempts/client.ts';
import { attempted, beginAll } from '../attempts/client-limits.ts';
import { createLoginLimits } from './login-limits.ts';
import { hashPassword, matchPassword } from './passwords.ts';
import {
  createSession,
  findByMobile,
  noteWrongSignIn,
  rememberDevice,
  setPasswordHash,
} from './repository.ts';

/** The client and device that a session starts from. */
export interface Origin {
  caller: Caller;
  device: Device;
}

interface Attempt extends Origin {
  /** Normalised. */
  mobile: string;
  password: string;
}

/** A session that was started. */
export interface Opened {
  /** 256 bits in base64url, of which only the hash is stored. */
  token: string;
  /** The user has used other devices before, and never this one. */
  isNewDevice: boolean;
}

/**
 * Starts a session, stores the device as known, and notifies the user if it is new. Must be called
 * in a transaction.
 */
export async function openSession(
  transaction: Database,
  userId: number,
  { caller, device }: Origin,
): Promise<Opened> {
  const token = randomBytes(32).toString('base64url');
  await createSession(transaction, userId, hashToken(token), device);
  await rememberClient(transaction, userId, caller);
  const isNewDevice = await rememberDevice(transaction, userId, device);
  if (isNewDevice) {
    const { deviceKind: _, ...params } = device;
    await notify(transaction, userId, { kind: 'newSignIn', params });
  }
  return { token, isNewDevice };
}

/**
 * Sends the owner of an account a message about a sign-in from a new device, in both languages: who
 * signed in may read the notification first, and chose the language.
 */
export function createDeviceNotice({ sms, background }: { sms: SmsGateway; background: Background }) {
  return ({ mobile }: Pick<Person, 'mobile'>, { isNewDevice }: Opened, device: Device): void => {
    if (!isNewDevice) return;
    const lines = LANGUAGES.map((language) =>
      say(language, 'sms.newDevice', { device: deviceAndPlace(device, language) }),
    );
    background.run('sending a message about a new device', () =>
      sms.send({ mobile, text: lines.join('\n'), code: '', purpose: 'signIn' }),
    );
  };
}

async function signIn(
  db: Database,
  { mobile, password, ...origin }: Attempt,
): Promise<Opened & { person: Person }> {
  const found = isMobile(mobile) ? await findByMobile(db, mobile) : undefined;
  const match = await matchPassword(found?.passwordHash, password);
  if (!found || !match) throw new ApiError('wrongCredentials');
  const { passwordHash: _, passwordOffAt: __, ...person } = found;
  const renewed = match === 'old' ? await hashPassword(password) : null;
  const opened = await db.transaction(async (transaction) => {
    if (renewed) await setPasswordHash(transaction, person.id, renewed);
    return openSession(transaction, person.id, origin);
  });
  return { person, ...opened };
}

/**
 * Signs in by mobile and password. Unknown mobiles and wrong passwords get the same response in the
 * same time, and the same limits. A client over its limit is refused with the right password too:
 * otherwise the refusal would reveal which one is right.
 */
export function createLogin({ db, background }: { db: Database; background: Background }) {
  const { byMobile, byNetwork } = createLoginLimits(db);

  return async (attempt: Attempt) => {
    const { mobile, caller } = attempt;
    const client = await findClient(db, caller, mobile);
    const begun = await beginAll([() => byNetwork(mobile, client), () => byMobile.begin(mobile, client)]);
    return attempted(begun, async () => {
      const session = await signIn(db, attempt).catch((refused: unknown) => {
        // Beside the answer, and of any mobile: its time says nothing about the account.
        const isStranger = client.known === null;
        background.run('counting a wrong sign-in', () => noteWrongSignIn(db, { mobile, isStranger }));
        throw refused;
      });
      await begun.clear();
      return session;
    });
  };
}
