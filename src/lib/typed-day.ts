import { isDay } from '../../contract/day-arithmetic.ts';
import { foldDigits } from '../../contract/digits.ts';
import { foldText } from '../../contract/fold-text.ts';
import { riyadhDay } from '../../contract/riyadh.ts';
import { serverNow } from './server-now.ts';

/**
 * Days as users type them: DD/MM/YYYY, in Arabic or Western digits, Gregorian or, as on a national
 * id, Hijri (Umm al-Qura): a year up to 1500 is Hijri.
 */

const LAST_HIJRI_YEAR = 1500;
/** Earlier years are typing errors: no person or deed is that old. */
const FIRST_YEAR = { hijri: 1250, gregorian: 1834 };
const DAY_MS = 24 * 60 * 60 * 1000;
/** 1 Muharram of the year 1, and the average length of years and months. */
const HIJRI_EPOCH = Date.UTC(622, 6, 19);
const HIJRI_YEAR_DAYS = 354.367;
const HIJRI_MONTH_DAYS = 29.53;

/** Month names as users and this app write them, folded; January and Muharram first. */
const GREGORIAN_MONTHS = [
  /^(?:يناير|jan)/,
  /^(?:فبراير|feb)/,
  /^(?:مارس|mar)/,
  /^(?:ابريل|apr)/,
  /^(?:مايو|may)/,
  /^(?:يوني|jun)/,
  /^(?:يولي|jul)/,
  /^(?:اغسطس|aug)/,
  /^(?:سبتمبر|sep)/,
  /^(?:اكتوبر|oct)/,
  /^(?:نوفمبر|nov)/,
  /^(?:ديسمبر|dec)/,
];
const HIJRI_MONTHS = [
  /^(?:ال)?محرم|^muh/,
  /^صفر|^saf/,
  /^ربيع (?:ال)?اول|^rab.*(?:\bi|awwal)$/,
  /^ربيع (?:ال)?(?:اخر|ثاني)|^rab/,
  /^جمادي? (?:ال)?اول|^jum.*(?:\bi|ula)$/,
  /^جمادي? (?:ال)?(?:اخر|ثاني)|^jum/,
  /^رجب|^raj/,
  /^شعبان|^sha.?b/,
  /^رمضان|^ram/,
  /^شوال|^shaw/,
  /^ذ[وي] ?(?:ال)?قعده|^dh.*q/,
  /^ذ[وي] ?(?:ال)?حجه|^dh.*h/,
];

/** The month of a name, 1 to 12; null for an unknown name. */
function monthCalled(name: string): number | null {
  const folded = foldText(name).trim().replace(/\s+/g, ' ');
  const at = [GREGORIAN_MONTHS, HIJRI_MONTHS].map((months) =>
    months.findIndex((month) => month.test(folded)),
  );
  const found = at.find((index) => index >= 0);
  return found === undefined ? null : found + 1;
}

/**
 * The text that the field shows: digits folded, slashes added as digits are typed, «1985-03-14»
 * reversed, month names converted.
 */
export function typedDay(input: string): string {
  const text = foldDigits(input).trim();
  // «١٤٠٥/٦/٢٢هـ», «1985-03-14»; a pasted time of day is ignored.
  const turned = /^\D*(\d{4})\D+(\d{1,2})\D+(\d{1,2})(?!\d)/.exec(text);
  if (turned) return [turned[3]?.padStart(2, '0'), turned[2]?.padStart(2, '0'), turned[1]].join('/');
  const named = /(\d{1,2})[\s\u200e\u200f]+(?:من )?(\D+?)[\s,،]+(\d{4})(?!\d)/.exec(text);
  const month = named && monthCalled(named[2] ?? '');
  if (named && month) return [named[1]?.padStart(2, '0'), String(month).padStart(2, '0'), named[3]].join('/');
  const parts = [''];
  for (const character of text) {
    const at = parts.length - 1;
    const part = parts[at] ?? '';
    const isDigit = /\d/.test(character);
    if (!isDigit && part !== '' && at < 2) {
      parts[at] = part.padStart(2, '0');
      parts.push('');
    } else if (isDigit && part.length < (at < 2 ? 2 : 4)) parts[at] = part + character;
    else if (isDigit && at < 2) parts.push(character);
  }
  return parts.join('/');
}

/** The day as YYYY-MM-DD; null if there is no such day. */
export function isoDay(typed: string): string | null {
  const [, day = '', month = '', year = ''] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(typed) ?? [];
  if (!year) return null;
  if (Number(year) <= LAST_HIJRI_YEAR) {
    return Number(year) < FIRST_YEAR.hijri ? null : hijriToIso(Number(year), Number(month), Number(day));
  }
  if (Number(year) < FIRST_YEAR.gregorian) return null;
  const iso = `${year}-${month}-${day}`;
  return isDay(iso) ? iso : null;
}

/** Converts YYYY-MM-DD to the field's form. */
export function toTypedDay(iso: string | null | undefined): string {
  return iso ? iso.split('-').reverse().join('/') : '';
}

/** Whether a typed text is today in Riyadh or an earlier day. */
export function isPastDay(typed: string): boolean {
  const iso = isoDay(typed);
  return iso !== null && iso <= riyadhDay(serverNow());
}

/** Created only when a Hijri day is typed: loading this calendar takes a slow phone 100 ms. */
const hijriCalendar = () =>
  new Intl.DateTimeFormat('en-GB-u-ca-islamic-umalqura-nu-latn', {
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** Estimates by averages, then checks the days around it against the calendar's table. */
function hijriToIso(year: number, month: number, day: number): string | null {
  const about = (year - 1) * HIJRI_YEAR_DAYS + (month - 1) * HIJRI_MONTH_DAYS + day - 1;
  const calendar = hijriCalendar();
  for (let off = -4; off <= 4; off += 1) {
    const date = new Date(HIJRI_EPOCH + (Math.round(about) + off) * DAY_MS);
    const [d, m, y] = calendar.format(date).split('/').map(Number.parseFloat);
    if (d === day && m === month && y === year) return date.toISOString().slice(0, 10);
  }
  return null;
}
