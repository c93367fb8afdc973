/**
 * A letter with its marks, as a person counts characters: Arabic vowel signs stay with their
 * letter.
 */
const CHARACTER = /\P{M}\p{M}*/gu;

/** The first characters of a text, exactly so many, with the ellipsis where there are more. */
export function excerpt(text: string, length: number): string {
  const characters = text.replace(/\s+/g, ' ').trim().match(CHARACTER) ?? [];
  const beginning = characters.slice(0, length).join('');
  return characters.length > length ? `${beginning}…` : beginning;
}
