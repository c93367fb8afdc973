/** What another app passes when it shares a link with this one (Web Share Target). */
export interface SharedThing {
  title?: string;
  text?: string;
  url?: string;
}

const LISTING = /\/propertydetails\/(\d{1,9})(?=$|[/?#\s])/;

/**
 * The id of the listing in a shared thing, wherever its link is (Android puts it into the text);
 * null without one. Only the path counts, so a link to any of our hosts works.
 */
export function sharedListing({ url = '', text = '', title = '' }: SharedThing): number | null {
  const [, id] = LISTING.exec(`${url} ${text} ${title}`) ?? [];
  return id === undefined ? null : Number(id);
}
