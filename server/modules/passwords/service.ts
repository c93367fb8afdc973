import type { Body } from '../../../contract/contract.ts';
import type { Language } from '../../../contract/language.ts';
import type { Database } from '../../db/database.ts';
import type { SmsGateway } from '../../gateways/sms/sms-gateway.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Background } from '../../http/background.ts';
import type { Person } from '../../plugins/session.ts';
import { createAttemptLimit } from '../attempts/attempt-limit.ts';
import { type CodeOwner, createCodes, type RightCode, spendCode } from '../codes/service.ts';
import { notify } from '../notifications/notify.ts';
import { createLoginLimits } from '../session/login-limits.ts';
import { hashPassword, isPasswordOf } from '../session/passwords.ts';
import { deleteOtherSessions, findByMobile, setPasswordHash } from '../session/repository.ts';

const WINDOW_MINUTES = 15;
/** From one address; a mobile network puts many people behind one. */
const REQUESTS_PER_ADDRESS = 60;
const WRONG_CODES_PER_ADDRESS = 50;

interface Services {
  db: Database;
  sms: SmsGateway;
  background: Background;
  publicUrl: string | null;
}

const codeOwner = (mobile: string): CodeOwner => ({ purpose: 'reset', subject: mobile });

/** Changing and resetting a password (services §4 and §5). Either ends every other session of its person. */
export function createPasswords({ db, sms, background, publicUrl }: Services) {
  const codes = createCodes(db, publicUrl);
  const { byAccount } = createLoginLimits(db);
  const requests = createAttemptLimit(db, {
    kind: 'reset-address',
    limit: REQUESTS_PER_ADDRESS,
    windowMinutes: WINDOW_MINUTES,
    refusal: 'tooManyCodes',
  });
  const wrongCodes = createAttemptLimit(db, {
    kind: 'code-address',
    limit: WRONG_CODES_PER_ADDRESS,
    windowMinutes: WINDOW_MINUTES,
    refusal: 'tooManyCodeTries',
  });

  async function replace(
    person: { id: number },
    { password, keptToken, code }: { password: string; keptToken: string | null; code?: RightCode },
  ): Promise<void> {
    const passwordHash = await hashPassword(password);
    await db.transaction(async (transaction) => {
      if (code) await spendCode(transaction, code);
      await setPasswordHash(transaction, person.id, passwordHash);
      await deleteOtherSessions(transaction, person.id, keptToken);
      await notify(transaction, person.id, { kind: 'passwordChanged', params: {} });
    });
  }

  return {
    /**
     * Sends a reset code. A mobile that nobody has gets a code of its own that is sent to nobody, and its
     * limits, so that no answer differs; the sending itself is not waited for, so that no time does.
     */
    async requestReset(mobile: string, { address, language }: { address: string; language: Language }) {
      await requests.begin(address);
      const { message, withdraw } = await codes.prepareNew({ ...codeOwner(mobile), mobile, language });
      const person = await findByMobile(db, mobile);
      background.run('sending a reset code', async () => {
        if (!person) return;
        try {
          await sms.send(message);
        } catch (error) {
          await withdraw();
          throw error;
        }
      });
    },

    /** Sets a new password by the code; every session of the person ends. */
    async reset({ mobile, code, password }: Body<'passwords.reset'>, address: string): Promise<void> {
      await wrongCodes.begin(address);
      const right = await codes.check(codeOwner(mobile), code);
      await wrongCodes.takeBack(address);
      const person = await findByMobile(db, mobile);
      // Somebody guessed a code that was sent to nobody.
      if (!person) throw new ApiError('codeWrong', { field: 'code' });
      await replace(person, { password, keptToken: null, code: right });
      await byAccount.clear(mobile);
    },

    /** Sets a new password by the old one; guesses of the old one count as wrong sign-ins. */
    async change(
      person: Person,
      { oldPassword, newPassword }: Body<'passwords.change'>,
      keptToken: string | null,
    ): Promise<void> {
      await byAccount.begin(person.mobile);
      const found = await findByMobile(db, person.mobile);
      if (!(await isPasswordOf(found?.passwordHash, oldPassword))) {
        throw new ApiError('oldPasswordWrong', { field: 'oldPassword' });
      }
      await byAccount.takeBack(person.mobile);
      if (oldPassword === newPassword) throw new ApiError('passwordUnchanged', { field: 'newPassword' });
      await replace(person, { password: newPassword, keptToken });
    },
  };
}
