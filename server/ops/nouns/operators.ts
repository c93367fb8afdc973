import { z } from 'zod';
import { deleteSessionsOf, findByMobile } from '../../modules/access/session/repository.ts';
import { listOperators, lockRole, setRole } from '../../modules/operators/repository.ts';
import { mobile } from '../base/arguments.ts';
import { changingVerb, nobody, RefusedError, readingVerb, type Verb } from '../base/verb.ts';

export const operatorVerbs: readonly Verb[] = [
  changingVerb({
    name: 'operator add',
    summary: 'Let a registered person run the service',
    args: z.object({ mobile }),
    whoMay: 'shell',
    label: { ar: 'إضافة مشغّل', en: 'Made an operator' },
    async run({ db, args }) {
      const person = await lockRole(db, args.mobile);
      if (!person) throw new RefusedError(`Nobody is registered under ${args.mobile}`);
      if (person.role === 'operator') throw new RefusedError(`${args.mobile} is an operator already`);
      await setRole(db, person.id, 'operator');
      return {
        message: `${args.mobile} (${person.name}) is an operator`,
        before: { role: person.role },
        after: { role: 'operator' },
      };
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
      if (person?.role !== 'operator') throw new RefusedError(`${args.mobile} is no operator`);
      await setRole(db, person.id, 'user');
      return {
        message: `${args.mobile} (${person.name}) is no longer an operator`,
        before: { role: 'operator' },
        after: { role: 'user' },
      };
    },
  }),
  readingVerb({
    name: 'operator list',
    summary: 'Everyone who may run the service',
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
