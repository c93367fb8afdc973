import { foldDigits } from './digits.ts';

/** Invisible characters that are copied along with a link. */
const UNSEEN = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;
/** Marks that surround a link in a text: «(…/propertydetails/2)»، or *bold*. */
const ROUND = String.raw`\s،؛؟۔,;:!?…'"’‘“”«»‹›()\[\]{}<>*|\\`;
const BEFORE = new RegExp(`^[${ROUND}]+`);
const AFTER = new RegExp(`[${ROUND}.]+$`);
/** A number, and trailing text that can't belong to it. */
const NUMBER = /^(\d+)(?:[^\p{L}\p{N}_.-].*)?$/u;
/** A number, a word or a list of them; any other value is free text. */
const PLAIN = /^[\w.,+:-]*$/;
/** The search text, which is not cleaned. */
const TEXT_KEY = 'q';

/**
 * A screen's URL (path and search) without stray marks and with Western digits; null if it is clean
 * already or can't be decoded.
 */
export function cleanAddress(address: string): string | null {
  const [path = '', ...rest] = address.split('?');
  const cleanPath = readPath(path);
  if (cleanPath === null) return null;
  const search = rest.join('?');
  const cleanSearch = search
    .split('&')
    .map(cleanPair)
    .filter((pair) => pair !== '')
    .join('&');
  const clean = cleanSearch ? `${cleanPath}?${cleanSearch}` : cleanPath;
  const given = search ? address : path;
  // Must not lead to another host: «//host», «/\host».
  return clean !== given && /^\/(?![/\\])/.test(clean) ? clean : null;
}

/** Whether the path can't be decoded, so that no screen has it: a broken `%`, or invalid UTF-8. */
export function isUndecodable(path: string): boolean {
  return decoded(path) === null;
}

function readPath(path: string): string | null {
  const segments = path.split('/').map((raw) => {
    const text = decoded(raw);
    if (text === null) return null;
    const bare = text.replace(UNSEEN, '').replace(BEFORE, '').replace(AFTER, '');
    const clean = NUMBER.exec(plainDigits(bare))?.[1] ?? bare;
    if (clean === text) return raw;
    // A segment that had only such marks is dropped.
    return clean === '' ? [] : encodeURIComponent(clean);
  });
  if (segments.includes(null)) return null;
  return segments.flat().join('/') || '/';
}

function cleanPair(pair: string): string {
  const at = pair.indexOf('=');
  const key = decoded(at < 0 ? pair : pair.slice(0, at));
  const value = decoded(at < 0 ? '' : pair.slice(at + 1).replaceAll('+', ' '));
  if (key === null || value === null) return pair;
  // "&amp;" is "&" in HTML source.
  const cleanKey = key
    .replace(UNSEEN, '')
    .replace(/^(?:amp;)+/, '')
    .replace(AFTER, '');
  const bare = plainDigits(value.replace(UNSEEN, '')).replace(BEFORE, '').replace(AFTER, '');
  const cleanValue = cleanKey !== TEXT_KEY && PLAIN.test(bare) ? bare : value;
  if (cleanKey === key && cleanValue === value) return pair;
  if (cleanKey === '' || (cleanValue === '' && value !== '')) return '';
  return `${encodeURIComponent(cleanKey)}=${encodeURIComponent(cleanValue).replaceAll('%2C', ',')}`;
}

function plainDigits(text: string): string {
  return foldDigits(text.normalize('NFKC'))
    .replace(/(?<=\d)٫(?=\d)/g, '.')
    .replace(/(?<=\d)٬(?=\d)/g, '')
    .replace(/(?<=\d)\s*،\s*(?=\d)/g, ',');
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
