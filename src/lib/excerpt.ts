/**
 * A letter with its marks, as users count characters: Arabic vowel signs belong to their letter.
 */
const CHARACTER = /\P{M}\p{M}*/gu;

/** The first `length` characters of a text, with an ellipsis if it has more. */
export function excerpt(text: string, length: number): string {
  const characters = text.replace(/\s+/g, ' ').trim().match(CHARACTER) ?? [];
  const beginning = characters.slice(0, length).join('');
  return characters.length > length ? `${beginning}…` : beginning;
}
