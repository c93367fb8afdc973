import { formatAmount } from '../../contract/amounts.ts';
import type { Facts } from './base/verb.ts';
import type { Outcome } from './run-command.ts';

/** Maximum characters of a table cell; items and JSON are not cut. */
const CELL_WIDTH = 48;

/** Removes control characters and bidi marks from users' text before it reaches the terminal. */
function plain(text: string): string {
  return text.replace(/[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]+/gu, ' ').trim();
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return '-';
  // Only amounts have a fraction.
  if (typeof value === 'number' && !Number.isInteger(value)) return formatAmount(value);
  if (typeof value !== 'object') return plain(String(value));
  const entries = Object.entries(value).map(([name, inner]) => `${name}=${cell(inner)}`);
  return entries.join(' ') || '-';
}

function shortened(text: string): string {
  const characters = [...text];
  return characters.length > CELL_WIDTH ? `${characters.slice(0, CELL_WIDTH - 1).join('')}…` : text;
}

/** `priceSar` becomes `price sar`. */
const heading = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function table(rows: Facts[]): string[] {
  const names = Object.keys(rows[0] ?? {});
  const lines = [names.map(heading), ...rows.map((row) => names.map((name) => shortened(cell(row[name]))))];
  const widths = names.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines.map((line) =>
    line
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

function item(facts: Facts): string[] {
  const width = Math.max(...Object.keys(facts).map((name) => heading(name).length));
  return Object.entries(facts).map(([name, value]) => `${heading(name).padEnd(width)}  ${cell(value)}`);
}

/** Formats a command's outcome as lines of text. */
export function formatOutcome(outcome: Outcome): string[] {
  if ('refused' in outcome) return outcome.refused.map(plain);
  if ('message' in outcome) return [plain(outcome.message)];
  if ('text' in outcome) return [outcome.text];
  if ('item' in outcome) return item(outcome.item);
  const { rows, page, hasMore } = outcome;
  if (rows.length === 0) return [page === 1 ? 'There are none' : `Page ${page} is empty`];
  return [...table(rows), ...(hasMore ? [`More: --page ${page + 1}`] : [])];
}
