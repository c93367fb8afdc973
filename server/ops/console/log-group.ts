import { type SQL, sql } from 'drizzle-orm';
import { operatorLog } from '../../db/schema/operators.ts';

/** Such as `ads`, or `requests-finance`: requests of each kind have ids of their own. */
export function isOfGroup(group: string): SQL {
  const [word = '', kind] = group.split('-', 2);
  const isOfWord = sql`starts_with(${operatorLog.verb}, ${`${word} `})`;
  return kind === undefined ? isOfWord : sql`${isOfWord} and ${operatorLog.arguments} ->> 'kind' = ${kind}`;
}

/** Lines about one thing, by its id as text; a home's are those too of verbs that name it as their `property`. */
export function isAbout(group: string, id: SQL): SQL {
  const isIts = sql`(${operatorLog.arguments} ->> 'id') = ${id} and ${isOfGroup(group)}`;
  return group === 'ads' ? sql`((${isIts}) or (${operatorLog.arguments} ->> 'property') = ${id})` : isIts;
}

/** The group of what a verb was given. */
export function groupOf(verb: string, args: Record<string, unknown>): string {
  const word = verb.split(' ', 1)[0] ?? '';
  return word === 'requests' ? `${word}-${String(args.kind)}` : word;
}
