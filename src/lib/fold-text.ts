const MARKS = /\p{M}|\u0640/gu;

/**
 * Text as people search it: no case, no accents, no Arabic vowel marks or tatweel, one alef, one ya, ta marbuta as ha,
 * Western digits. Both sides of a comparison are folded.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .toLowerCase()
    .trim();
}
