/**
 * Fields in a ready reply: `{the date}` stands for what the operator fills in. Both languages of a
 * reply have the same fields in the same order.
 */
const FIELD = /\{[^{}\n]+\}/g;

/** Whether a text still has a field to fill in. */
export const hasOpenField = (text: string): boolean => text.search(FIELD) !== -1;

/** Where a text's first open field begins and ends; null without one. */
export function firstOpenField(text: string): { start: number; end: number } | null {
  const start = text.search(FIELD);
  return start === -1 ? null : { start, end: text.indexOf('}', start) + 1 };
}

/** Matches the line that a ready reply makes; its groups are what the fields were filled with. */
export function replyPattern(reply: string): RegExp {
  const parts = reply.split(FIELD).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('(.+?)')}$`, 'u');
}

/** A ready reply with its fields filled in, in their order. */
export function filledReply(reply: string, values: readonly string[]): string {
  let place = 0;
  return reply.replace(FIELD, (open) => values[place++] ?? open);
}

const linesOf = (typed: string) => typed.split('\n');

/** Whether a text has a ready reply as one of its lines. */
export const hasReply = (typed: string, reply: string): boolean =>
  linesOf(typed).some((line) => replyPattern(reply).test(line));

/** A text with a ready reply as a line of its own at the end, or without that line. */
export function withReply(typed: string, reply: string): string {
  if (hasReply(typed, reply)) {
    return linesOf(typed)
      .filter((line) => !replyPattern(reply).test(line))
      .join('\n');
  }
  return typed.trim() === '' ? reply : `${typed}\n${reply}`;
}
