/** A row's value to insert by COPY. Arrays contain integers only. */
export type CopyValue = string | number | boolean | Date | readonly number[] | null;

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

const SPECIAL = /[\\\n\r\t]/;
const ALL_SPECIAL = new RegExp(SPECIAL, 'g');
const escaped = (character: string) => ESCAPES[character] ?? '';

function copyText(value: CopyValue): string {
  if (value === null) return '\\N';
  if (typeof value === 'string') return SPECIAL.test(value) ? value.replace(ALL_SPECIAL, escaped) : value;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `{${value.join(',')}}`;
  return String(value);
}

/**
 * One line of COPY's text format
 * (https://www.postgresql.org/docs/current/sql-copy.html#id-1.9.3.55.9.2).
 */
export function copyLine(values: readonly CopyValue[]): string {
  return `${values.map(copyText).join('\t')}\n`;
}

/** `source` is `stdin` or a quoted file. */
export function copyStatement(table: string, columns: readonly string[], source: string): string {
  return `copy ${table} (${columns.join(', ')}) from ${source}`;
}

/** In the order of the first column. `target` is `stdout` or a quoted file. */
export function copyOutStatement(table: string, columns: readonly string[], target: string): string {
  return `copy (select ${columns.join(', ')} from ${table} order by 1) to ${target}`;
}

/** Joins lines into chunks of at least `characters` characters; the last may be shorter. */
export function* inChunks(lines: Iterable<string>, characters: number): Generator<string> {
  let chunk: string[] = [];
  let length = 0;
  for (const line of lines) {
    chunk.push(line);
    length += line.length;
    if (length < characters) continue;
    yield chunk.join('');
    chunk = [];
    length = 0;
  }
  if (chunk.length > 0) yield chunk.join('');
}
