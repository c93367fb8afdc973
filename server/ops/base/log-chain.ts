import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';

/** So many entries are looked at by one query. */
const ENTRIES_AT_ONCE = 20_000;

interface Broken {
  id: number;
  at: string;
  who: string;
  verb: string;
  /** `changed`: it is not as it was written; `missing`: one or more before it are gone. */
  how: 'changed' | 'missing';
}

/** The number of entries and the last one's hash, or the first entry that does not fit. */
type Chain = { entries: number; hash: string; broken: null } | { broken: Broken };

interface Checked extends Record<string, unknown> {
  id: string | number;
  at: string | Date;
  who: string;
  verb: string;
  place: string | number;
  hash: string;
  is_next: boolean;
  is_whole: boolean;
}

/**
 * Reads the whole log and computes each hash again. What was taken away from its end leaves no
 * trace in it: compare the number and the hash with those of an earlier look.
 */
export async function checkChain(db: Database): Promise<Chain> {
  let [place, hash] = [0, ''];
  for (;;) {
    // The first entry that does not fit, else the last of these.
    const { rows } = await db.execute<Checked>(sql`
      with each as (
        select l.*, lag(l.hash, 1, ${hash}) over follows as previous,
          lag(l.place, 1, ${place}::bigint) over follows + 1 as expected
        from (select * from operator_log where place > ${place} order by place limit ${ENTRIES_AT_ONCE}) l
        window follows as (order by l.place)
      ), checked as (
        select e.id, e.at, e.who, e.verb, e.place, e.hash, e.place = e.expected as is_next,
          e.hash = operator_log_hash(e.previous, l) as is_whole
        from each e join operator_log l on l.id = e.id
      )
      select * from checked
      order by is_next and is_whole, case when is_next and is_whole then -place else place end limit 1`);
    const [row] = rows;
    if (!row) return { entries: place, hash, broken: null };
    if (!(row.is_next && row.is_whole)) {
      const { at, who, verb } = row;
      const how = row.is_next ? 'changed' : 'missing';
      return { broken: { id: Number(row.id), at: new Date(at).toISOString(), who, verb, how } };
    }
    [place, hash] = [Number(row.place), row.hash];
  }
}
