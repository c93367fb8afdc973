import { type SQL, sql } from 'drizzle-orm';
import { operatorLog } from '../../db/schema/operators.ts';

/** Such as `ads`, or `requests-finance`: requests of each kind have ids of their own. */
export function isOfGroup(group: string): SQL {
  const [word = '', kind] = group.split('-', 2);
  const isOfWord = sql`starts_with(${operatorLog.verb}, ${`${word} `})`;
  return kind === undefined ? isOfWord : sql`${isOfWord} and ${operatorLog.arguments} ->> 'kind' = ${kind}`;
}

/** The group of what a verb was given. */
export function groupOf(verb: string, args: Record<string, unknown>): string {
  const word = verb.split(' ', 1)[0] ?? '';
  return word === 'requests' ? `${word}-${String(args.kind)}` : word;
}
