import { z } from 'zod';

/*
 * A backup is a .tar.gz that any tool can list and unpack, in this order:
 *   rukn.json                  format and schema version
 *   tables/<name>/<n>.copy     rows, as COPY writes them; tables after those they refer to
 *   files/<key>                uploads, by their path in DATA_DIR
 *   end.json                   the counts: without it, or with fewer rows, a backup is incomplete
 */

export const FORMAT = 1;
export const HEAD_FILE = 'rukn.json';
export const END_FILE = 'end.json';

export const head = z.object({
  format: z.literal(FORMAT),
  takenAt: z.iso.datetime(),
  /** Tag of the last migration that the database had, such as `0014_advertising`. */
  schema: z.string(),
  /** Columns are quoted where SQL needs it. */
  tables: z.array(
    z.object({
      name: z.string().regex(/^[a-z_][a-z0-9_]*$/),
      columns: z.array(z.string().regex(/^"?[a-z_][a-z0-9_]*"?$/)).min(1),
    }),
  ),
});
export type Head = z.infer<typeof head>;

export const end = z.object({
  rows: z.record(z.string(), z.int()),
  /** The last value of each sequence; null for an unused one. */
  sequences: z.record(z.string(), z.int().nullable()),
  files: z.int(),
});
export type End = z.infer<typeof end>;

export const tablePart = (table: string, part: number) =>
  `tables/${table}/${String(part).padStart(5, '0')}.copy`;
export const fileEntry = (key: string) => `files/${key}`;

/** The table or the stored file of an archive entry; null for neither. */
export function readEntryName(name: string): { table: string } | { file: string } | null {
  const table = /^tables\/([a-z_][a-z0-9_]*)\/\d+\.copy$/.exec(name)?.[1];
  if (table) return { table };
  const file = /^files\/(.+)$/.exec(name)?.[1];
  return file ? { file } : null;
}
