type MetaTag = { title?: string; name?: string; content?: string } | undefined;

export interface PageHead {
  title: string;
  description: string;
}

/** The innermost route's title and description, as its `head` gives them; empty where none does. */
export function pageHead(matches: readonly { meta?: unknown }[]): PageHead {
  const tags = matches.flatMap((match) => (match.meta as MetaTag[] | undefined) ?? []);
  return {
    title: tags.findLast((tag) => tag?.title)?.title ?? '',
    description: tags.findLast((tag) => tag?.name === 'description')?.content ?? '',
  };
}
