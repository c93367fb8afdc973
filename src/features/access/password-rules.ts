import { PASSWORD_MIN_LENGTH } from '../../../contract/limits.ts';
import { passwordLength } from '../../../contract/password.ts';

/** services §5, password hints, in the specification's order. */
export const PASSWORD_RULES = ['length', 'capital', 'sign'] as const;
type PasswordRule = (typeof PASSWORD_RULES)[number];

const HOLDS: Record<PasswordRule, (password: string) => boolean> = {
  length: (password) => passwordLength(password) >= PASSWORD_MIN_LENGTH,
  capital: (password) => /\p{Lu}/u.test(password),
  sign: (password) => /[\p{Nd}!@#$%^&*]/u.test(password),
};

/**
 * Whether a password meets a rule. Only the length is enforced; the others are advice (DESIGN §5).
 */
export function meetsRule(rule: PasswordRule, password: string): boolean {
  return HOLDS[rule](password);
}
