type MetaTag = { title?: string; name?: string; content?: string } | undefined;
type LinkTag = { href?: string } | undefined;

export interface PageHead {
  title: string;
  description: string;
  /** The one address of what the page shows: path and search, without language. */
  canonical?: string;
}

interface HeadMatch {
  pathname?: string;
  meta?: unknown;
  /**
   * The only one that a route of ours gives is its canonical address, where that is more than its
   * path.
   */
  links?: unknown;
}

/**
 * The innermost route's title, description and address, as its `head` gives them; empty where none
 * does.
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
