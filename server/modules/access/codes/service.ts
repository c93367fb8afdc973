import { randomInt } from 'node:crypto';
import type { Language } from '../../../../contract/language.ts';
import {
  CODE_LIFETIME_MINUTES,
  CODE_RESEND_SECONDS,
  CODE_TRIES,
  SMS_CODE_LENGTH,
} from '../../../../contract/limits.ts';
import { SMS_CODE_ALPHABET } from '../../../../contract/sms-code.ts';
import type { Database } from '../../../db/database.ts';
import type { Sms, SmsPurpose } from '../../../gateways/sms/sms-gateway.ts';
import { ApiError } from '../../../http/api-error.ts';
import { say } from '../../../texts/texts.ts';
import type { Client } from '../attempts/client.ts';
import { attempted, createNetworkLimit, createSubjectLimit } from '../attempts/client-limits.ts';
import { hashPassword, isPasswordOf } from '../session/passwords.ts';
import {
  type CodeOwner,
  claimTry,
  findCode,
  findSlot,
  markCodeUsed,
  replaceCode,
  withdrawCode,
} from './repository.ts';

/** Messages to one mobile within an hour that one client has sent: enough for a bad network. */
const MESSAGES_PER_HOUR = 5;
/** Messages of all unknown clients together: too few to pester anyone. */
const MESSAGES_OF_STRANGERS_PER_HOUR = 10;
/**
 * Wrong codes for a mobile in an hour by unknown clients: the tries of five codes, of a million.
 */
const GUESSES_OF_STRANGERS_PER_HOUR = 25;
/** Wrong codes from one network within 15 minutes, for any mobile. */
const WRONG_PER_NETWORK = 50;

function newCode(): string {
  return Array.from({ length: SMS_CODE_LENGTH }, () =>
    SMS_CODE_ALPHABET.charAt(randomInt(SMS_CODE_ALPHABET.length)),
  ).join('');
}

interface Wanted {
  purpose: SmsPurpose;
  subject: string;
  client: Client;
  /** 05XXXXXXXX. */
  mobile: string;
  language: Language;
}

type Tried = Omit<Wanted, 'language'>;

export interface PreparedCode {
  message: Sms;
  /** Call it if the message could not be sent. */
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

/** Codes by SMS (DESIGN §5): each purpose, subject and client has at most one valid code. */
export function createCodes(db: Database, publicUrl: string | null) {
  const messages = createSubjectLimit(db, {
    kind: 'sms',
    limit: MESSAGES_PER_HOUR,
    strangers: MESSAGES_OF_STRANGERS_PER_HOUR,
    windowMinutes: 60,
    refusal: 'tooManyCodes',
  });
  const guesses = createSubjectLimit(db, {
    kind: 'code-guess',
    limit: GUESSES_OF_STRANGERS_PER_HOUR,
    strangers: GUESSES_OF_STRANGERS_PER_HOUR,
    windowMinutes: 60,
    refusal: 'tooManyCodeTries',
  });
  const byNetwork = createNetworkLimit(db, {
    kind: 'code-address',
    limit: WRONG_PER_NETWORK,
    windowMinutes: 15,
    refusal: 'tooManyCodeTries',
  });

  async function prepare(wanted: Wanted, onlyIfNoneLives: boolean): Promise<PreparedCode | null> {
    const { purpose, subject, mobile, language, client } = wanted;
    const owner = { purpose, subject, client: client.slot };
    const code = newCode();
    const codeHash = await hashPassword(code);
    const begun = await messages.begin(mobile, client);
    const last = await findCode(db, owner);
    if (!(await replaceCode(db, owner, codeHash, { onlyIfNoneLives }))) {
      await begun.takeBack();
      return null;
    }
    return {
      message: { mobile, code, purpose, text: codeMessage(purpose, code, language, publicUrl) },
      withdraw: async () => {
        await withdrawCode(db, owner, { codeHash, last });
        await begun.takeBack();
      },
    };
  }

  return {
    /**
     * Replaces the last code. Throws codeTooSoon within a minute of it, tooManyCodes if there were
     * too many within an hour.
     */
    async prepareNew(wanted: Wanted): Promise<PreparedCode> {
      const prepared = await prepare(wanted, false);
      if (!prepared) throw tooSoon();
      return prepared;
    },
    /** Creates a code; null if one is still valid or younger than a minute. */
    prepareFirst: (wanted: Wanted): Promise<PreparedCode | null> => prepare(wanted, true),
    /**
     * Tries a code. Throws codeWrong, codeExpired, codeUsed or codeDead, each at the field `code`.
     */
    async check({ purpose, subject, mobile, client }: Tried, code: string): Promise<RightCode> {
      const begun = await byNetwork(mobile, client);
      return attempted(begun, async () => {
        const slot = await findSlot(db, { purpose, subject, client: client.slot });
        const owner = { purpose, subject, client: slot };
        // Tries of another client's code don't use it up: `guesses` below limits them.
        const claimed = await claimTry(db, owner, { isOwn: slot === client.slot });
        if (!claimed) throw new ApiError(await whyNot(db, owner, code), { field: 'code' });
        // Counts as a guess only if there is a valid code: other tries can't succeed.
        const guess = await guesses.begin(mobile, client);
        const isRight = await attempted(guess, () => isPasswordOf(claimed.codeHash, code));
        if (!isRight) {
          throw new ApiError(claimed.tries < CODE_TRIES ? 'codeWrong' : 'codeDead', { field: 'code' });
        }
        await guess.takeBack();
        await begun.takeBack();
        return { owner, codeHash: claimed.codeHash };
      });
    },
  };
}

async function whyNot(db: Database, owner: CodeOwner, code: string) {
  const found = await findCode(db, owner);
  // Only a client with the right code learns that it was used: otherwise every guess would reveal
  // whether the mobile has an account. For the same reason it hashes even if there is no code.
  const isTheOne = await isPasswordOf(found?.codeHash, code);
  if (!found) return 'codeWrong';
  if (found.usedAt) return isTheOne ? 'codeUsed' : 'codeWrong';
  return found.tries >= CODE_TRIES ? 'codeDead' : 'codeExpired';
}

/** Marks a right code as used, in this transaction. Throws codeUsed if another request has. */
export async function spendCode(transaction: Database, { owner, codeHash }: RightCode): Promise<void> {
  if (!(await markCodeUsed(transaction, owner, codeHash))) throw new ApiError('codeUsed', { field: 'code' });
}

export type Codes = ReturnType<typeof createCodes>;

/**
 * The text message with a code. Its last line binds the code to our domain, so that a phone
 * autofills it only there (https://wicg.github.io/sms-one-time-codes/).
 */
function codeMessage(
  purpose: SmsPurpose,
  code: string,
  language: Language,
  publicUrl: string | null,
): string {
  const rules = say(language, 'sms.rules', { minutes: CODE_LIFETIME_MINUTES });
  const text = `${say(language, `sms.${purpose}`, { code })}\n${rules}`;
  return publicUrl ? `${text}\n\n@${new URL(publicUrl).host} #${code}` : text;
}
