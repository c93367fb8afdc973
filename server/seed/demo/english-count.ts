/** "1 bedroom", "3 bedrooms". */
export const countEn = (n: number, noun: string) => `${n} ${noun}${n === 1 ? '' : 's'}`;

const ordinals = 'ground first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

/** "ground floor" for 0, "second floor", "12th floor" beyond ten. */
export function floorEn(n: number) {
  const word = ordinals[n];
  if (word) return `${word} floor`;
  const last = n % 10;
  const teen = n % 100 >= 11 && n % 100 <= 13;
  const ending = teen ? 'th' : last === 1 ? 'st' : last === 2 ? 'nd' : last === 3 ? 'rd' : 'th';
  return `${n}${ending} floor`;
}

/** "Single", "Two", "Three"… storeys, at the beginning of a sentence; digits beyond five. */
export const storeysEn = (n: number) => `${['', 'Single', 'Two', 'Three', 'Four', 'Five'][n] ?? n}-storey`;

/** Capitalises a sentence that begins with a variable part. */
export const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "an" before 8, 11, 18 and 80…, and before a vowel; else "a". */
export const article = (text: string) => (/^(?:8|11\b|18\b|[aeiou])/i.test(text) ? 'an' : 'a');
