import type { Language } from '../../../contract/language.ts';
import { riyadhClock, riyadhDay } from '../../../contract/riyadh.ts';
import type { Database } from '../../db/database.ts';
import { CSV_ROWS, type CsvPiece, csvPiece } from '../../lib/csv.ts';
import { type Listing, listLines } from './operator-log.ts';
import { presentLines } from './present-line.ts';
import type { Words } from './verb.ts';

const HEAD: Words[] = [
  { ar: 'رقم السطر', en: 'Entry' },
  { ar: 'اليوم', en: 'Day' },
  { ar: 'الساعة', en: 'Time' },
  { ar: 'المشغّل', en: 'Operator' },
  { ar: 'من أين', en: 'Through' },
  { ar: 'ما فعله', en: 'What' },
  { ar: 'على ماذا', en: 'Item' },
  { ar: 'لمن', en: 'Of whom' },
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
  const lines = await listLines(db, { ...query, limit: CSV_ROWS });
  return csvPiece(await presentLines(db, lines, language), {
    head: HEAD.map((words) => words[language]),
    after: query.before,
    cells: ({ id, at, who, door, label, target, of, given, changes }) => [
      id,
      riyadhDay(new Date(at)),
      riyadhClock(new Date(at)),
      who,
      DOORS[door][language],
      label,
      target,
      of,
      given.map((one) => `${one.label}: ${one.value}`).join('; '),
      changes.map((one) => `${one.label}: ${one.before ?? '—'} → ${one.after ?? '—'}`).join('; '),
    ],
  });
}
