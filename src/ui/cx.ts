/** Joins class names, skipping false and missing ones. Later names do not override earlier ones. */
export function cx(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
