import { foldDigits } from './digits.ts';

/** Come along unseen with a link that is copied out of a text. */
const UNSEEN = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;
/** What a text has round a link: «(…/propertydetails/2)»، or *bold*. */
const ROUND = String.raw`\s،؛؟۔,;:!?…'"’‘“”«»‹›()\[\]{}<>*|\\`;
const BEFORE = new RegExp(`^[${ROUND}]+`);
const AFTER = new RegExp(`[${ROUND}.]+$`);
/** A number, and after it what can be no part of it. */
const NUMBER = /^(\d+)(?:[^\p{L}\p{N}_.-].*)?$/u;
/** A number, a word or a list of them; what else stands in a parameter is a person's text. */
const PLAIN = /^[\w.,+:-]*$/;
/** Free text, which is searched for as it stands. */
const TEXT_KEY = 'q';

/**
 * A screen's address (path and search) as it is meant, where marks came along or its digits are
 * Arabic; else null.
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
  // Never to another host: «//host», «/\host».
  return clean !== given && /^\/(?![/\\])/.test(clean) ? clean : null;
}

/**
 * Whether the path is none that any screen could have: a broken `%`, or bytes that are no letter.
 */
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
    // What held nothing else is no part of the path.
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
  // "&amp;" is how a page's source writes "&".
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
