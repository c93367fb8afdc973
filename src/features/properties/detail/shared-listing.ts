/** What another app hands over when a link is shared with this one (Web Share Target). */
export interface SharedThing {
  title?: string;
  text?: string;
  url?: string;
}

const LISTING = /\/propertydetails\/(\d{1,9})(?=$|[/?#\s])/;

/**
 * The listing that something shared speaks of: its id, wherever in the words the link stands
 * (Android puts it into the text). Null where there is none. Only the path is read, so a link of
 * any of our hosts will do.
 */
export function sharedListing({ url = '', text = '', title = '' }: SharedThing): number | null {
  const [, id] = LISTING.exec(`${url} ${text} ${title}`) ?? [];
  return id === undefined ? null : Number(id);
}
