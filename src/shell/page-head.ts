type MetaTag = { title?: string; name?: string; content?: string } | undefined;
type LinkTag = { href?: string } | undefined;

export interface PageHead {
  title: string;
  description: string;
  /** The canonical URL of the content: path and search, without language. */
  canonical?: string;
}

interface HeadMatch {
  pathname?: string;
  meta?: unknown;
  /** Our routes set only one link here: the canonical URL, where it is more than the path. */
  links?: unknown;
}

/**
 * The innermost title, description and canonical URL that the routes' `head` returned; empty where
 * there is none.
 */
export function pageHead(matches: readonly HeadMatch[]): PageHead {
  const tags = matches.flatMap((match) => (match.meta as MetaTag[] | undefined) ?? []);
  const last = matches.at(-1);
  return {
    title: tags.findLast((tag) => tag?.title)?.title ?? '',
    description: tags.findLast((tag) => tag?.name === 'description')?.content ?? '',
    canonical: (last?.links as LinkTag[] | undefined)?.[0]?.href ?? last?.pathname ?? '',
  };
}
