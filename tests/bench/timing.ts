import type pg from 'pg';

const WARM_UPS = 3;

/** Durations in ms of sequential runs, after a few warm-ups. */
export async function timesOf(runs: number, work: () => Promise<unknown>): Promise<number[]> {
  for (let run = 0; run < WARM_UPS; run++) await work();
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return times;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

interface PlanNode {
  'Node Type': string;
  'Index Name'?: string;
  Plans?: PlanNode[];
}

/**
 * The scans of a query's plan and their tables or indexes, such as `Index Only Scan
 * properties_newest`.
 */
export async function planOf(client: pg.Client, sql: string, params: unknown[]): Promise<string> {
  const { rows } = await client.query(`explain (format json) ${sql}`, params);
  return scansOf(rows[0]['QUERY PLAN'][0].Plan).join(', ');
}

function scansOf(node: PlanNode): string[] {
  const isScan = /Scan$/.test(node['Node Type']) && node['Node Type'] !== 'Subquery Scan';
  const below = (node.Plans ?? []).flatMap(scansOf);
  return isScan ? [[node['Node Type'], node['Index Name']].filter(Boolean).join(' '), ...below] : below;
}
