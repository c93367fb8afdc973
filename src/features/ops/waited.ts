const LOCALES: Record<string, string> = { ar: 'ar-SA-u-ca-gregory-nu-latn', en: 'en-GB' };
const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** From when a wait counts as long, and from when as too long. */
const LONG_MS = 4 * 3_600_000;
const TOO_LONG_MS = 24 * 3_600_000;

function unitsOf(ms: number): readonly [number, Intl.RelativeTimeFormatUnit] {
  const [unit, length] = UNITS.find(([, least]) => ms >= least) ?? UNITS[2];
  return [Math.max(1, Math.floor(ms / length)), unit];
}

/** «منذ ساعتين», "2 hours ago": how long an item has been waiting. */
export function waitedSince(since: string, now: number, language: string): string {
  const [count, unit] = unitsOf(now - Date.parse(since));
  return new Intl.RelativeTimeFormat(LOCALES[language]).format(-count, unit).replace(/^قبل/, 'منذ');
}

/** «خلال ساعتين», "in 2 hours"; null once it is over. */
export function leftUntil(due: string, now: number, language: string): string | null {
  const left = Date.parse(due) - now;
  if (left <= 0) return null;
  const [count, unit] = unitsOf(left);
  return new Intl.RelativeTimeFormat(LOCALES[language]).format(count, unit);
}

type Patience = 'calm' | 'long' | 'tooLong';

/**
 * How a wait is shown: long after half of what was promised, too long when that is over.
 *
 * @param promise in minutes; by default a day, of which four hours are long
 */
export function patienceOf(since: string, now: number, promise?: number): Patience {
  const waited = now - Date.parse(since);
  const most = promise === undefined ? TOO_LONG_MS : promise * 60_000;
  if (waited >= most) return 'tooLong';
  return waited >= (promise === undefined ? LONG_MS : most / 2) ? 'long' : 'calm';
}

/** A duration in minutes in words: «ساعتان», "2 hours"; in one unit, at least a minute. */
export function lengthOf(minutes: number, language: string): string {
  const [unit, count] =
    minutes >= 2_880
      ? (['day', Math.round(minutes / 1_440)] as const)
      : minutes >= 120
        ? (['hour', Math.round(minutes / 60)] as const)
        : (['minute', Math.max(1, Math.round(minutes))] as const);
  return new Intl.NumberFormat(LOCALES[language], { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
