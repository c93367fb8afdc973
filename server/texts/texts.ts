import { createInstance } from 'i18next';
import { amountText } from '../../contract/amounts.ts';
import { dayAndClock, hijriDay, longDay } from '../../contract/calendar-dates.ts';
import type { Language } from '../../contract/language.ts';
import { timeOfDay, writtenDay } from '../../contract/written-dates.ts';
import { inSar } from '../lib/money.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';

/** What the server says, by language. Maps of labels are read here, single sentences by `say`. */
export const texts = { ar, en };

type Form = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type KeyOf<Part> = {
  [Key in keyof Part & string]: Part[Key] extends string
    ? Key extends `${infer Stem}_${Form}`
      ? Stem
      : Key
    : Part[Key] extends string[]
      ? never
      : `${Key}.${KeyOf<Part[Key]>}`;
}[keyof Part & string];
export type TextKey = KeyOf<typeof ar>;

const i18n = createInstance();
i18n.init({
  resources: { ar: { translation: ar }, en: { translation: en } },
  fallbackLng: false,
  initAsync: false,
  interpolation: { escapeValue: false },
});

/** How a text writes a variable: `{{amountHalalas, money}}`. Days and times are Riyadh's. */
const formatters: Record<string, (value: never, language: Language) => string> = {
  money: writtenMoney,
  date: writtenDay,
  hijri: hijriDay,
  clock: timeOfDay,
  moment: (timestamp: string | null, language) =>
    timestamp === null ? '' : dayAndClock(timestamp, language, longDay),
};
for (const [name, format] of Object.entries(formatters)) {
  i18n.services.formatter?.add(name, (value, language) => format(value as never, language as Language));
}

/** Halalas in SAR with the riyal's label. */
export function writtenMoney(halalas: number, language: Language): string {
  return amountText(inSar(halalas), texts[language].currency);
}

interface Variables {
  [name: string]: unknown;
  /** Chooses the plural's form. */
  count?: number;
  /** Chooses the text of a case, where the key has one for it. */
  context?: string | undefined;
}

/** A text with its variables put in, which are written as they are. */
export function say(language: Language, key: TextKey, variables: Variables = {}): string {
  const { count, context } = variables;
  // i18next's types know the app's keys (src/i18n/i18n.ts); with a default they take any other.
  const options = { lng: language, count, context, replace: variables, nest: false, defaultValue: '' };
  return i18n.t(key, options);
}
