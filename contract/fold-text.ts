/**
 * The Arabic letter for each letter that Persian, Urdu, Kurdish, Pashto, Sindhi and the Maghreb
 * write in its place, or that looks like it.
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
 * The arguments of SQL's `translate`: each letter of FOLDED_FROM becomes the one at its position in
 * FOLDED_TO.
 */
export const FOLDED_FROM = `${Object.values(LETTERS).join('')}٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹`;
export const FOLDED_TO = `${Object.entries(LETTERS)
  .map(([letter, others]) => letter.repeat(others.length))
  .join('')}01234567890123456789`;
const FOLDED = new Map([...FOLDED_FROM].map((letter, at) => [letter, FOLDED_TO[at] ?? '']));
/** Separate vowel marks of a PDF's text: NFKD would add a space to each. */
const LONE_MARKS = /[\ufc5e-\ufc63\ufe70-\ufe7f]/g;
/**
 * Accents, vowel marks, tatweel, and invisible characters: joiners, direction marks, soft hyphens.
 */
const MARKS =
  /[\ufe00-\ufe0f\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u00ad\u061c\u0640\u0674\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const FOLDS = new RegExp(`[A-Z${FOLDED_FROM}]`, 'g');

/**
 * Folds text for searching, titles and queries alike: splits presentation forms and ligatures of
 * PDFs, drops accents and marks, unifies letters that users interchange (hamza on its seats, ta
 * marbuta and ha, «ڤ» and «ف»), and gives Western digits and lower case. `fold_arabic` in SQL does
 * the same; a test compares them.
 */
export function foldText(text: string): string {
  return text
    .replace(LONE_MARKS, '')
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(FOLDS, (letter) => FOLDED.get(letter) ?? letter.toLowerCase());
}
