import type { i18n } from 'i18next';

/**
 * A route's `head` of texts alone: title and description stand under `key`, a domain's `name:path`.
 * What it says is in the route's own texts, so that its route must bring them (`withTexts`).
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
