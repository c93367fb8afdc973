import { randomInt } from 'node:crypto';
import type { Language } from '../../../contract/language.ts';
import { CODE_RESEND_SECONDS, CODE_TRIES, SMS_CODE_LENGTH } from '../../../contract/limits.ts';
import { SMS_CODE_ALPHABET } from '../../../contract/sms-code.ts';
import type { Database } from '../../db/database.ts';
import type { Sms } from '../../gateways/sms/sms-gateway.ts';
import { ApiError } from '../../http/api-error.ts';
import { createAttemptLimit } from '../attempts/attempt-limit.ts';
import { hashPassword, isPasswordOf } from '../session/passwords.ts';
import {
  type CodeOwner,
  claimTry,
  findDeadCode,
  markCodeUsed,
  replaceCode,
  withdrawCode,
} from './repository.ts';
import { codeMessage } from './sms-text.ts';

export type { CodeOwner };

/** Messages to one mobile within an hour: enough for a bad network, too few to pester anyone. */
const MESSAGES_PER_HOUR = 5;

function newCode(): string {
  return Array.from({ length: SMS_CODE_LENGTH }, () =>
    SMS_CODE_ALPHABET.charAt(randomInt(SMS_CODE_ALPHABET.length)),
  ).join('');
}

interface Wanted extends CodeOwner {
  /** 05XXXXXXXX. */
  mobile: string;
  language: Language;
}

export interface PreparedCode {
  message: Sms;
  /** To be called where the message could not be sent. */
  withdraw: () => Promise<void>;
}

/** A code that was right, and is not used up yet. */
export interface RightCode {
  owner: CodeOwner;
  codeHash: string;
}

function tooSoon(): ApiError {
  return new ApiError('codeTooSoon', { headers: { 'retry-after': String(CODE_RESEND_SECONDS) } });
}

/** The codes that are sent to phones (DESIGN §5): one lives for each purpose and subject. */
export function createCodes(db: Database, publicUrl: string | null) {
  const byMobile = createAttemptLimit(db, {
    kind: 'sms',
    limit: MESSAGES_PER_HOUR,
    windowMinutes: 60,
    refusal: 'tooManyCodes',
  });

  async function prepare(wanted: Wanted, onlyIfNoneLives: boolean): Promise<PreparedCode | null> {
    const { purpose, subject, mobile, language } = wanted;
    const owner = { purpose, subject };
    const code = newCode();
    const codeHash = await hashPassword(code);
    await byMobile.begin(mobile);
    if (!(await replaceCode(db, owner, codeHash, { onlyIfNoneLives }))) {
      await byMobile.takeBack(mobile);
      return null;
    }
    return {
      message: { mobile, code, purpose, text: codeMessage(purpose, code, language, publicUrl) },
      withdraw: () => withdrawCode(db, owner, codeHash),
    };
  }

  return {
    /** A code in the place of the last. Fails with codeTooSoon within a minute, with tooManyCodes within an hour. */
    async prepareNew(wanted: Wanted): Promise<PreparedCode> {
      const prepared = await prepare(wanted, false);
      if (!prepared) throw tooSoon();
      return prepared;
    },
    /** A code where none lives; null where one does. */
    prepareFirst: (wanted: Wanted): Promise<PreparedCode | null> => prepare(wanted, true),
    /** Tries a code. Fails with codeWrong, codeExpired, codeUsed or codeDead, each at the field `code`. */
    async check(owner: CodeOwner, code: string): Promise<RightCode> {
      const claimed = await claimTry(db, owner);
      if (!claimed) throw new ApiError(await whyNot(db, owner, code), { field: 'code' });
      if (await isPasswordOf(claimed.codeHash, code)) return { owner, codeHash: claimed.codeHash };
      throw new ApiError(claimed.tries < CODE_TRIES ? 'codeWrong' : 'codeDead', { field: 'code' });
    },
  };
}

async function whyNot(db: Database, owner: CodeOwner, code: string) {
  const found = await findDeadCode(db, owner);
  // Only who has the code is told that it was used, or every guess would tell whose mobile has an account; and it
  // takes as long where there is none.
  const isTheOne = await isPasswordOf(found?.codeHash, code);
  if (!found) return 'codeWrong';
  if (found.isUsed) return isTheOne ? 'codeUsed' : 'codeWrong';
  return found.tries >= CODE_TRIES ? 'codeDead' : 'codeExpired';
}

/** Uses up a code that was right, as part of what it is for. Fails with codeUsed where somebody else has. */
export async function spendCode(transaction: Database, { owner, codeHash }: RightCode): Promise<void> {
  if (!(await markCodeUsed(transaction, owner, codeHash))) throw new ApiError('codeUsed', { field: 'code' });
}

export type Codes = ReturnType<typeof createCodes>;
