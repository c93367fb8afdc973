import type { Body } from '../../../../contract/contract.ts';
import type { Language } from '../../../../contract/language.ts';
import { plainPassword } from '../../../../contract/password.ts';
import type { Database } from '../../../db/database.ts';
import type { SmsGateway } from '../../../gateways/sms/sms-gateway.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { Background } from '../../../http/background.ts';
import type { Person } from '../../../plugins/session.ts';
import { say } from '../../../texts/texts.ts';
import { notify } from '../../notifications/notify.ts';
import { type Caller, findClient, rememberClient } from '../attempts/client.ts';
import { attempted, beginAll, createNetworkLimit } from '../attempts/client-limits.ts';
import { createCodes, type RightCode, spendCode } from '../codes/service.ts';
import { createLoginLimits } from '../session/login-limits.ts';
import { hashPassword, isPasswordOf } from '../session/passwords.ts';
import { deleteOtherSessions, findByMobile, setPasswordHash } from '../session/repository.ts';

const WINDOW_MINUTES = 15;
const REQUESTS_PER_NETWORK = 60;

interface Services {
  db: Database;
  sms: SmsGateway;
  background: Background;
  publicUrl: string | null;
}

const codeOf = (mobile: string) => ({ purpose: 'reset', subject: mobile, mobile }) as const;

/**
 * Checks that a signed-in user knows their password; a wrong one counts as a wrong sign-in of this
 * session. Throws oldPasswordWrong at `field`.
 */
export function createPasswordCheck(db: Database) {
  const { byMobile, byNetwork } = createLoginLimits(db);
  return async (
    { mobile }: Pick<Person, 'mobile'>,
    password: string,
    { caller, field }: { caller: Caller; field: string },
  ): Promise<void> => {
    const client = await findClient(db, caller, mobile);
    const begun = await beginAll([() => byNetwork(mobile, client), () => byMobile.begin(mobile, client)]);
    await attempted(begun, async () => {
      const found = await findByMobile(db, mobile);
      if (await isPasswordOf(found?.passwordHash, password)) return;
      throw new ApiError('oldPasswordWrong', { field });
    });
    await begun.takeBack();
  };
}

/** Changes and resets passwords (services §4 and §5). Either ends the user's other sessions. */
export function createPasswords({ db, sms, background, publicUrl }: Services) {
  const codes = createCodes(db, publicUrl);
  const { byMobile } = createLoginLimits(db);
  const requirePassword = createPasswordCheck(db);
  const requests = createNetworkLimit(db, {
    kind: 'reset-address',
    limit: REQUESTS_PER_NETWORK,
    windowMinutes: WINDOW_MINUTES,
    refusal: 'tooManyCodes',
  });

  async function replace(
    person: { id: number },
    {
      password,
      keptToken,
      byCode,
    }: { password: string; keptToken: string | null; byCode?: { code: RightCode; caller: Caller } },
  ): Promise<void> {
    const passwordHash = await hashPassword(password);
    await db.transaction(async (transaction) => {
      if (byCode) {
        await spendCode(transaction, byCode.code);
        await rememberClient(transaction, person.id, byCode.caller);
      }
      await setPasswordHash(transaction, person.id, passwordHash);
      await deleteOtherSessions(transaction, person.id, keptToken);
      await notify(transaction, person.id, { kind: 'passwordChanged', params: {} });
    });
  }

  return {
    /**
     * Sends a reset code. A mobile without an account gets a code that is never sent, and the same
     * limits, so that the response reveals nothing; nor is one sent while the password is off. The
     * message is sent in the background, so that the response time reveals nothing either.
     */
    async requestReset(mobile: string, { caller, language }: { caller: Caller; language: Language }) {
      const client = await findClient(db, caller, mobile);
      const begun = await requests(mobile, client);
      const { message, withdraw } = await attempted(begun, () =>
        codes.prepareNew({ ...codeOf(mobile), client, language }),
      );
      const person = await findByMobile(db, mobile);
      background.run('sending a reset code', async () => {
        if (!person) return;
        const { passwordOffAt } = person;
        // A code would undo what its owner switched off: only the owner learns so.
        const notice = { ...message, code: '', text: say(language, 'sms.passwordIsOff') };
        try {
          await sms.send(passwordOffAt ? notice : message);
        } catch (error) {
          await withdraw();
          await begun.takeBack();
          throw error;
        }
      });
    },

    /** Sets a new password by the code; ends all of the user's sessions. */
    async reset({ mobile, code, password }: Body<'passwords.reset'>, caller: Caller): Promise<void> {
      const client = await findClient(db, caller, mobile);
      const right = await codes.check({ ...codeOf(mobile), client }, code);
      const person = await findByMobile(db, mobile);
      // The code was never sent, so the client guessed it.
      if (!person || person.passwordOffAt) throw new ApiError('codeWrong', { field: 'code' });
      await replace(person, { password, keptToken: null, byCode: { code: right, caller } });
      await byMobile.clear(mobile, await findClient(db, caller, mobile));
    },

    /** Sets a new password by the old one. */
    async change(
      person: Person,
      { oldPassword, newPassword }: Body<'passwords.change'>,
      { caller, keptToken }: { caller: Caller; keptToken: string | null },
    ): Promise<void> {
      await requirePassword(person, oldPassword, { caller, field: 'oldPassword' });
      if (plainPassword(oldPassword) === plainPassword(newPassword))
        throw new ApiError('passwordUnchanged', { field: 'newPassword' });
      await replace(person, { password: newPassword, keptToken });
    },
  };
}
