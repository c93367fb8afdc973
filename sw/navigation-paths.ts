import { cleanAddress } from '../contract/clean-address.ts';

/** Paths that the server answers; none is a page of the app. */
const SERVER_PATHS = /^\/(?:api|docs|media|sandbox|payments|healthz|readyz|sw-kill)(?:[/?]|$)/;
/** A file opened directly in a tab: an icon, the manifest, robots.txt. */
const FILES = /^[^?]*\.[a-z0-9]{2,12}(?:\?|$)/i;

/** Matched against the path and search of a navigation; a match goes to the network. */
export const NOT_THE_APP: RegExp[] = [SERVER_PATHS, FILES];

/**
 * A redirect to the cleaned address if a link was pasted with stray marks, as the server would
 * answer; else null.
 */
export function redirectOf({ pathname, search, origin }: URL): Response | null {
  const clean = cleanAddress(pathname + search);
  return clean === null ? null : Response.redirect(new URL(clean, origin), 302);
}
