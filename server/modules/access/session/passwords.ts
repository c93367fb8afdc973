import { hash, verify } from '@node-rs/argon2';
import { plainPassword } from '../../../../contract/password.ts';

/** Argon2id (the library's default) at OWASP's least cost for it: 19 MiB, 2 passes, 1 lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a password's plain form, which is the same from every keyboard, to PHC format. */
export async function hashPassword(password: string): Promise<string> {
  return hash(plainPassword(password), COST);
}

let hashOfNobody: Promise<string> | null = null;

type Check = (passwordHash: string, password: string) => Promise<boolean>;

/**
 * `right` if the password matches; `old` if the hash is an older one, of the password as typed (in
 * either Unicode form), which the caller replaces. Without a hash it checks another one of the same
 * cost, as often: the time taken must not reveal who has an account.
 */
export async function matchPassword(
  passwordHash: string | null | undefined,
  password: string,
  check: Check = verify,
): Promise<'right' | 'old' | null> {
  hashOfNobody ??= hashPassword('nobody has this password');
  const plain = plainPassword(password);
  const typed = [password, password.normalize('NFC'), password.normalize('NFD')];
  for (const form of new Set([plain, ...typed])) {
    const isRight = await check(passwordHash ?? (await hashOfNobody), form);
    if (isRight && passwordHash) return form === plain ? 'right' : 'old';
  }
  return null;
}

export async function isPasswordOf(
  passwordHash: string | null | undefined,
  password: string,
  check?: Check,
): Promise<boolean> {
  return (await matchPassword(passwordHash, password, check)) !== null;
}
