/**
 * Joins class names, leaving out what is false or missing. Later names do not replace earlier ones.
 */
export function cx(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
