/**
 * The Arabic letter for each that Persian, Urdu, Kurdish, Pashto, Sindhi and the Maghreb write in
 * its place or look as it.
 */
const LETTERS: Record<string, string> = {
  ا: 'ٱٲٳ',
  ب: 'ٮٻپڀ',
  ت: 'ٹٺټٽٿ',
  ج: 'ڃڄچڇڿ',
  ح: 'ځڂ',
  خ: 'څ',
  د: 'ڈډڊڋڍڐۮ',
  ذ: 'ڌڎڏ',
  ر: 'ڑڒړڔڕږۯ',
  ز: 'ژڗڙ',
  س: 'ښڛ',
  ش: 'ڜۺ',
  ص: 'ڝ',
  ض: 'ڞۻ',
  ظ: 'ڟ',
  غ: 'ڠۼ',
  ف: 'ڡڢڣڤڥڦ',
  ق: 'ٯڧڨ',
  ك: 'ڪګکڬڭڮگڰڱڲڳڴ',
  ل: 'ڵڶڷڸ',
  ن: 'ںڹڻڼڽ',
  ه: 'ةھہۃەۿ',
  و: 'ۄۅۆۇۈۉۊۋۏ',
  ي: 'ىیۍێېۑےؠؽؾؿ',
  "'": '’‘ʼ',
};
/**
 * As `translate` in SQL takes it: each letter of the first becomes the one at its place in the
 * second.
 */
export const FOLDED_FROM = `${Object.values(LETTERS).join('')}٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹`;
export const FOLDED_TO = `${Object.entries(LETTERS)
  .map(([letter, others]) => letter.repeat(others.length))
  .join('')}01234567890123456789`;
const FOLDED = new Map([...FOLDED_FROM].map((letter, at) => [letter, FOLDED_TO[at] ?? '']));
/**
 * Vowel marks as a PDF has them, each standing alone: made plain they would bring a space along.
 */
const LONE_MARKS = /[\ufc5e-\ufc63\ufe70-\ufe7f]/g;
/**
 * Accents, vowel marks, tatweel, and what can't be seen: joiners, marks of direction, soft hyphens.
 */
const MARKS =
  /[\ufe00-\ufe0f\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u00ad\u061c\u0640\u0674\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const FOLDS = new RegExp(`[A-Z${FOLDED_FROM}]`, 'g');

/**
 * Text as people search it, in titles and in questions alike: presentation forms and ligatures of a
 * PDF taken apart, no accents and marks, one letter for those that are written for each other
 * (hamza on its seats, ta marbuta and ha, «ڤ» and «ف»), Western digits, small letters.
 * `fold_arabic` in SQL is the same, which a test holds.
 */
export function foldText(text: string): string {
  return text
    .replace(LONE_MARKS, '')
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(FOLDS, (letter) => FOLDED.get(letter) ?? letter.toLowerCase());
}
