import { cleanAddress } from '../contract/clean-address.ts';

/** Paths that the server answers itself: none is a page of the app. */
const SERVER_PATHS = /^\/(?:api|docs|media|sandbox|payments|healthz|readyz|sw-kill)(?:[/?]|$)/;
/** A file opened in a tab of its own: an icon, the manifest, robots.txt. */
const FILES = /^[^?]*\.[a-z0-9]{2,12}(?:\?|$)/i;

/** Matched against path and search of a navigation; these go to the network. */
export const NOT_THE_APP: RegExp[] = [SERVER_PATHS, FILES];

/**
 * The way to the address that is meant, where marks came along with a link, as the server would
 * answer; else null.
 */
export function redirectOf({ pathname, search, origin }: URL): Response | null {
  const clean = cleanAddress(pathname + search);
  return clean === null ? null : Response.redirect(new URL(clean, origin), 302);
}
