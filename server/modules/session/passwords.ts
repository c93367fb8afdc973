import { hash, verify } from '@node-rs/argon2';

/** Argon2id (the library's default) at OWASP's least cost for it: 19 MiB, 2 passes, 1 lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A password as the database keeps it (PHC format). */
export async function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

let hashOfNobody: Promise<string> | null = null;

/**
 * Whether a password is the right one. Where there is nobody (or nobody with a password) it checks a
 * hash of the same cost all the same, so that the time taken does not tell who has an account.
 */
export async function isPasswordOf(
  passwordHash: string | null | undefined,
  password: string,
  check: (passwordHash: string, password: string) => Promise<boolean> = verify,
): Promise<boolean> {
  hashOfNobody ??= hashPassword('nobody has this password');
  const isRight = await check(passwordHash ?? (await hashOfNobody), password);
  return isRight && Boolean(passwordHash);
}
