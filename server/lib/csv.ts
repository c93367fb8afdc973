/** An amount of a CSV file: a plain number with two decimals. */
export interface Amount {
  halalas: number;
}
export type Cell = string | number | Amount | null;

/** Spreadsheets read UTF-8 as such only behind this mark. */
export const CSV_START = '\uFEFF';

function written(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'string') {
    // A spreadsheet would run a text that begins like a formula; behind an apostrophe it is a text.
    // So are digits that begin with a zero: a mobile would lose it.
    const text = /^(?:[=+\-@\t\r]|0\d+$)/.test(cell) ? `'${cell}` : cell;
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  }
  const digits = String(Math.abs(cell.halalas)).padStart(3, '0');
  return `${cell.halalas < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** One line of a CSV file (RFC 4180), with its line end. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(written).join(',')}\r\n`;

/** A piece of a file: its text, and where the next one begins; null after the last. */
export interface CsvPiece {
  text: string;
  next: number | null;
}

/** A file is read in pieces of so many rows: each is one short query and one small answer. */
export const CSV_ROWS = 2_000;

/** Writes a piece of rows; the first begins with the head. `rows` holds at most `CSV_ROWS`. */
export function csvPiece<Row extends { id: number }>(
  rows: readonly Row[],
  { head, after, cells }: { head: Cell[]; after: number | undefined; cells: (row: Row) => Cell[] },
): CsvPiece {
  const start = after === undefined ? CSV_START + csvLine(head) : '';
  return {
    text: start + rows.map((row) => csvLine(cells(row))).join(''),
    next: rows.length < CSV_ROWS ? null : (rows.at(-1)?.id ?? null),
  };
}
