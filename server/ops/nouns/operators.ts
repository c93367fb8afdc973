import { z } from 'zod';
import { OPS_ROLES } from '../../../contract/ops-roles.ts';
import type { Database } from '../../db/database.ts';
import { deleteSessionsOf, findByMobile } from '../../modules/access/session/repository.ts';
import { listOperators, lockRole, setRole } from '../../modules/operators/repository.ts';
import type { Person } from '../../plugins/session.ts';
import { argument, mobile } from '../base/arguments.ts';
import { type Changed, changingVerb, nobody, RefusedError, readingVerb, type Verb } from '../base/verb.ts';

const role = argument(z.enum(OPS_ROLES).default('admin'), {
  placeholder: 'ROLE',
  rule: `must be one of ${OPS_ROLES.join(', ')}`,
});

/** Gives a person a role. Refuses to leave the service without an admin. */
async function changeRole(
  db: Database,
  person: NonNullable<Awaited<ReturnType<typeof lockRole>>>,
  next: Person['role'],
  message: string,
): Promise<Changed> {
  if (person.isOnlyAdmin) throw new RefusedError('This is the last admin: add another one first');
  await setRole(db, person.id, next);
  return { message, before: { role: person.role }, after: { role: next } };
}

export const operatorVerbs: readonly Verb[] = [
  changingVerb({
    name: 'operator add',
    summary: 'Let a registered person run the service, or give an operator another role; by default admin',
    args: z.object({ mobile, role }),
    whoMay: 'shell',
    label: { ar: 'إضافة مشغّل', en: 'Made an operator' },
    async run({ db, args }) {
      const person = await lockRole(db, args.mobile);
      if (!person) throw new RefusedError(`Nobody is registered under ${args.mobile}`);
      if (person.role === args.role) throw new RefusedError(`${args.mobile} is ${args.role} already`);
      return changeRole(db, person, args.role, `${args.mobile} (${person.name}) is ${args.role}`);
    },
  }),
  changingVerb({
    name: 'operator remove',
    summary: 'Make an operator a user again, also in sessions that are open',
    args: z.object({ mobile }),
    whoMay: 'shell',
    label: { ar: 'إلغاء مشغّل', en: 'Removed an operator' },
    async run({ db, args }) {
      const person = await lockRole(db, args.mobile);
      if (!person || person.role === 'user') throw new RefusedError(`${args.mobile} is no operator`);
      return changeRole(db, person, 'user', `${args.mobile} (${person.name}) is no longer an operator`);
    },
  }),
  readingVerb({
    name: 'operator list',
    summary: 'Everyone who may run the service, with their roles',
    args: z.object({}),
    async run({ db }) {
      return { rows: await listOperators(db), page: 1, hasMore: false };
    },
  }),
  changingVerb({
    name: 'sessions end',
    summary: 'Sign a person out everywhere',
    args: z.object({ mobile }),
    label: { ar: 'إنهاء جلسات شخص', en: 'Signed a person out' },
    form: {
      look: 'danger',
      press: { ar: 'أنهِ جلساته', en: 'Sign him out' },
      title: { ar: 'إنهاء كل الجلسات', en: 'End all sessions' },
      ask: {
        ar: 'يخرج من كل أجهزته، ويحتاج إلى تسجيل الدخول من جديد.',
        en: 'He is signed out on every device, and signs in anew.',
      },
      do: { ar: 'أنهِ الجلسات', en: 'End the sessions' },
      done: { ar: 'أُنهيت جلساته', en: 'He is signed out everywhere' },
    },
    async run({ db, args }) {
      const person = await findByMobile(db, args.mobile);
      if (!person)
        throw new RefusedError(`Nobody is registered under ${args.mobile}`, 1, { consoleText: nobody });
      const sessions = await deleteSessionsOf(db, person.id);
      return {
        message: `${args.mobile} (${person.name}) is signed out; sessions ended: ${sessions}`,
        before: { sessions },
        after: { sessions: 0 },
      };
    },
  }),
];
