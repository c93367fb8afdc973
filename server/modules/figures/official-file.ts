import { foldDigits } from '../../../contract/digits.ts';
import { foldText } from '../../../contract/fold-text.ts';
import type { Language } from '../../../contract/language.ts';
import { riyadhDay } from '../../../contract/riyadh.ts';
import { inHalalas } from '../../lib/money.ts';
import { monthOf } from './writing.ts';

/** The columns of the file; `district` may be left out as a whole, or empty in a row. */
const COLUMNS = ['city', 'district', 'type', 'month', 'value'] as const;
type Column = (typeof COLUMNS)[number];

export interface OfficialRow {
  cityId: number;
  neighborhoodId: number | null;
  typeId: number;
  month: string;
  perMetreHalalas: number;
}

/** Something wrong in the file; `row` is its line, the header's being 1. */
export interface Fault {
  row: number;
  column: Column | null;
  text: Record<Language, string>;
}

/** Ids by folded name or by number; null where several have the name. */
type Ids = Map<string, number | null>;

export interface OfficialNames {
  cities: Ids;
  /** By the city's id. */
  districts: Map<number, Ids>;
  types: Ids;
}

interface Named {
  id: number;
  names: readonly string[];
}

const nameKey = (name: string) => foldText(name).replace(/^حي /, '').trim();

export function idsByName(rows: readonly Named[]): Ids {
  const ids: Ids = new Map();
  for (const { id, names } of rows) {
    for (const key of new Set([...names.map(nameKey), String(id)])) ids.set(key, ids.has(key) ? null : id);
  }
  return ids;
}

interface Line {
  row: number;
  cells: string[];
}

const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\r|\n|$)/y;

/** The lines of a CSV text, without empty ones; and the line that can't be read further, if any. */
function linesOf(text: string): { lines: Line[]; broken: number | null } {
  const lines: Line[] = [];
  const cell = new RegExp(CELL);
  let line: Line = { row: 1, cells: [] };
  for (let row = 1; ; ) {
    const found = cell.exec(text);
    if (!found) return { lines, broken: row };
    const [whole, quoted, plain = '', end] = found;
    row += whole.match(/\r\n|\r|\n/g)?.length ?? 0;
    line.cells.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === ',') continue;
    if (line.cells.some((one) => one !== '')) lines.push(line);
    if (end === '') return { lines, broken: null };
    line = { row, cells: [] };
  }
}

const faultAt = (row: number, column: Column | null, ar: string, en: string): Fault => ({
  row,
  column,
  text: { ar, en },
});

/** The columns by the header; null if it is another. */
function columnsOf(header: readonly string[]): readonly Column[] | null {
  const given = header.map((one) => one.toLowerCase()).join();
  return [COLUMNS, COLUMNS.filter((one) => one !== 'district')].find((one) => one.join() === given) ?? null;
}

interface Reader {
  names: OfficialNames;
  /** In Riyadh: a later month is refused. */
  today: string;
}

const WHAT = {
  city: { ar: 'مدينة', en: 'city' },
  district: { ar: 'حي', en: 'district' },
  type: { ar: 'نوع عقار', en: 'type of home' },
};

/** One line's row, or what is wrong in each of its cells. */
function readLine(
  { row, cells }: Line,
  columns: readonly Column[],
  { names, today }: Reader,
): { values: OfficialRow | null; faults: Fault[] } {
  const faults: Fault[] = [];
  const refuse = (column: Column | null, ar: string, en: string) => {
    faults.push(faultAt(row, column, ar, en));
    return undefined;
  };
  if (cells.length !== columns.length) {
    const [has, wants] = [cells.length, columns.length];
    refuse(null, `عدد الخانات ${has} والمطلوب ${wants}`, `it has ${has} cells in place of ${wants}`);
    return { values: null, faults };
  }
  const given = (column: Column) => cells[columns.indexOf(column)] ?? '';
  const find = (column: keyof typeof WHAT, ids: Ids | undefined) => {
    const [name, { ar, en }] = [given(column), WHAT[column]];
    const id = ids?.get(nameKey(name));
    if (id === null)
      return refuse(
        column,
        `لأكثر من ${ar} الاسم «${name}»: اكتب الرقم`,
        `"${name}" names several: write its number`,
      );
    return id ?? refuse(column, `لا نعرف ${ar} باسم «${name}»`, `there is no ${en} "${name}"`);
  };
  const cityId = find('city', names.cities);
  const isOfCity = given('district') === '' || cityId === undefined;
  const neighborhoodId = isOfCity ? null : find('district', names.districts.get(cityId));
  const typeId = find('type', names.types);

  const month = foldDigits(given('month')).trim();
  const day = /^\d{4}-(?:0[1-9]|1[0-2])$/.test(month) ? `${month}-01` : undefined;
  if (!day)
    refuse(
      'month',
      `«${given('month')}» ليس شهرًا، مثل 2026-05`,
      `"${given('month')}" is no month such as 2026-05`,
    );
  else if (day > monthOf(today)) refuse('month', `لم يأت الشهر ${month} بعد`, `${month} is still to come`);

  const value = foldDigits(given('value')).replace('٫', '.').trim();
  const perMetreHalalas = /^\d{1,7}(?:\.\d{1,2})?$/.test(value) ? inHalalas(Number(value)) : 0;
  if (perMetreHalalas === 0)
    refuse(
      'value',
      `«${given('value')}» ليس سعر متر بالريال، مثل 4250`,
      `"${given('value')}" is no price of a square metre in riyals, such as 4250`,
    );
  if (faults.length > 0 || cityId === undefined || typeId === undefined || !day)
    return { values: null, faults };
  return {
    values: { cityId, neighborhoodId: neighborhoodId ?? null, typeId, month: day, perMetreHalalas },
    faults,
  };
}

/** Reads a CSV file of an official index: every row of it, or all that is wrong. */
export function readOfficialFile(
  file: string,
  { names, now }: { names: OfficialNames; now: Date },
): { rows: OfficialRow[]; faults: Fault[] } {
  const { lines, broken } = linesOf(file.replace(/^\uFEFF/, ''));
  // What no UTF-8 is, was read as U+FFFD.
  const foreign = lines.find(({ cells }) => cells.some((one) => /[\uFFFD\0]/.test(one)));
  if (foreign) {
    const column = COLUMNS[foreign.cells.findIndex((one) => /[\uFFFD\0]/.test(one))] ?? null;
    const isHeader = foreign.row === 1;
    const texts = ['الملف ليس بترميز UTF-8', 'the file is not UTF-8: save it as "CSV UTF-8"'] as const;
    return { rows: [], faults: [faultAt(foreign.row, isHeader ? null : column, ...texts)] };
  }
  const [header, ...others] = lines;
  const columns = columnsOf(header?.cells ?? []);
  if (!columns) {
    const wanted = COLUMNS.join();
    const texts = [`السطر الأول يجب أن يكون ${wanted}`, `the first line must be ${wanted}`] as const;
    return { rows: [], faults: [faultAt(1, null, ...texts)] };
  }
  const faults: Fault[] = [];
  const rows: OfficialRow[] = [];
  const lineOf = new Map<string, number>();
  const reader = { names, today: riyadhDay(now) };
  for (const line of others) {
    const read = readLine(line, columns, reader);
    faults.push(...read.faults);
    if (!read.values) continue;
    const { cityId, neighborhoodId, typeId, month } = read.values;
    const key = [cityId, neighborhoodId, typeId, month].join();
    const first = lineOf.get(key);
    if (first !== undefined)
      faults.push(
        faultAt(
          line.row,
          'month',
          `مكرر: في السطر ${first} المكان والنوع والشهر نفسها`,
          `the same place, type and month as in row ${first}`,
        ),
      );
    lineOf.set(key, first ?? line.row);
    rows.push(read.values);
  }
  if (broken !== null)
    faults.push(faultAt(broken, null, 'علامة اقتباس في غير موضعها', 'a quotation mark is out of place'));
  else if (rows.length + faults.length === 0)
    faults.push(faultAt(2, null, 'لا سطور في الملف', 'the file has no rows'));
  return faults.length > 0 ? { rows: [], faults } : { rows, faults };
}
