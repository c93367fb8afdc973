import type { Language } from '../../../contract/language.ts';
import { riyadhClock, riyadhDay } from '../../../contract/riyadh.ts';
import type { Database } from '../../db/database.ts';
import { CSV_ROWS, type CsvPiece, csvPiece } from '../../lib/csv.ts';
import { type Listing, listLines } from './operator-log.ts';
import { presentLine } from './present-line.ts';
import type { Words } from './verb.ts';

const HEAD: Words[] = [
  { ar: 'رقم السطر', en: 'Entry' },
  { ar: 'اليوم', en: 'Day' },
  { ar: 'الساعة', en: 'Time' },
  { ar: 'المشغّل', en: 'Operator' },
  { ar: 'من أين', en: 'Through' },
  { ar: 'ما فعله', en: 'What' },
  { ar: 'على ماذا', en: 'Item' },
  { ar: 'ما كتبه', en: 'Entered' },
  { ar: 'ما تغيّر', en: 'Changed' },
];
const DOORS: Record<'shell' | 'console', Words> = {
  shell: { ar: 'الخادم', en: 'Server' },
  console: { ar: 'لوحة التشغيل', en: 'Console' },
};

/** A piece of the log as CSV, the latest first, in the reader's words. */
export async function logCsv(
  db: Database,
  query: Omit<Listing, 'skip' | 'limit'>,
  language: Language,
): Promise<CsvPiece> {
  return csvPiece(await listLines(db, { ...query, limit: CSV_ROWS }), {
    head: HEAD.map((words) => words[language]),
    after: query.before,
    cells: (row) => {
      const { id, who, door, label, target, given, changes } = presentLine(row, language);
      return [
        id,
        riyadhDay(row.at),
        riyadhClock(row.at),
        who,
        DOORS[door][language],
        label,
        target,
        given.map(({ name, value }) => `${name}: ${value}`).join('; '),
        changes.map(({ name, before, after }) => `${name}: ${before ?? '—'} → ${after ?? '—'}`).join('; '),
      ];
    },
  });
}
