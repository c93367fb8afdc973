/** fold_arabic of migrations/0000 in JavaScript: a test holds the two together. */
const FOLDED = new Map(
  [...'آأإٱةىؤئکی٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'].map((letter, index) => [
    letter,
    'ااااهيويكي01234567890123456789'[index] ?? '',
  ]),
);
const FOLDS = new RegExp(
  `[A-Z${[...FOLDED.keys()].join('')}\u064b-\u065f\u0640\u0670\u200b-\u200f\u061c\u202a-\u202e\u2066-\u2069]`,
  'g',
);

/** Text as people search it, as the database folds it. */
export function foldArabic(text: string): string {
  return text.replace(FOLDS, (letter) => (letter <= 'Z' ? letter.toLowerCase() : (FOLDED.get(letter) ?? '')));
}
