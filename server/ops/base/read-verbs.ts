import type { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { pageOf, rowsBefore } from '../../db/pagination.ts';
import { inHalalas } from '../../lib/money.ts';
import { writtenMoney } from '../../texts/texts.ts';
import type { Found, Page } from './item-kind.ts';
import { type Facts, missing, readingVerb, type Verb } from './verb.ts';

/* The reading verbs: the console's lists and items, in English and with numbered pages. */

interface Listed<Args extends z.ZodObject> {
  name: string;
  summary: string;
  /** Includes `page` if the list has pages: `list` then returns one row more than a page. */
  args: Args;
  list(db: Database, query: z.output<Args> & Page): Promise<Facts[]>;
}

/** Declares a verb that lists items. */
export function listVerb<Args extends z.ZodObject>({ list, ...described }: Listed<Args>): Verb {
  return readingVerb({
    ...described,
    async run({ db, args, at }) {
      const { page = 1 } = args as { page?: number };
      const found = await list(db, { ...args, skip: rowsBefore(page), language: 'en', now: at });
      const { rows, hasMore } =
        'page' in described.args.shape ? pageOf(found) : { rows: found, hasMore: false };
      return { rows, page, hasMore };
    },
  });
}

interface Shown<Args extends z.ZodObject> {
  name: string;
  summary: string;
  args: Args;
  /** Describes the item, such as `ad 5`, for the error message. */
  what(args: z.output<Args>): string;
  find(db: Database, args: z.output<Args>, now: Date): Promise<Found | null>;
  /** Further facts that only the command line prints. */
  more?(db: Database, args: z.output<Args>): Promise<Facts>;
}

/** Declares a verb that shows one item. */
export function showVerb<Args extends z.ZodObject>({ what, find, more, ...described }: Shown<Args>): Verb {
  return readingVerb({
    ...described,
    async run({ db, args, at }) {
      const found = await find(db, args, at);
      if (!found) throw missing(`There is no ${what(args)}`);
      return { item: { ...factsOf(found), ...(await more?.(db, args)) } };
    },
  });
}

/** An item as plain facts. */
function factsOf({ facts, person, position, dues = [], ...found }: Found): Facts {
  return {
    id: found.id,
    title: found.title,
    status: found.status,
    since: found.since,
    dueAt: found.dueAt ?? null,
    person: person?.name ?? null,
    mobile: person?.mobile ?? null,
    about: found.about ?? null,
    ...Object.fromEntries(facts.map(({ name, value }) => [name, value])),
    words: found.words ?? null,
    pictures: found.pictures ?? [],
    href: found.href ?? null,
    map: position ? `https://www.google.com/maps?q=${position.latitude},${position.longitude}` : null,
    ...Object.fromEntries(
      dues.map(({ dueOn, amount, paidOn }) => [
        `due ${dueOn}`,
        `${writtenMoney(inHalalas(amount), 'en')}, ${paidOn === null ? 'unpaid' : `paid on ${paidOn}`}`,
      ]),
    ),
  };
}
