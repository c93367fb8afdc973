import type { i18n } from 'i18next';

/**
 * A route's `head` from texts alone: title and description under `key` (`namespace:path`). The
 * route must load that namespace (`withTexts`).
 */
export function textHead(key: string) {
  const text = (i18n: i18n, part: string) => i18n.t(`${key}.${part}` as never) as string;
  return ({ match: { context } }: { match: { context: { i18n: i18n } } }) => ({
    meta: [
      { title: text(context.i18n, 'title') },
      { name: 'description', content: text(context.i18n, 'description') },
    ],
  });
}
