/** An origin that no site has: a URL with another origin leads away from our site. */
const HERE = 'https://rukn.invalid';

/**
 * Where to go after signing in: a path of our site with search and hash, or '/'. Accepts only what
 * begins with a single '/', and not /login itself. Uses a URL parser, as a browser would: it drops
 * tabs and line breaks and reads '\' as '/', which a pattern would miss.
 */
export function safeNextPath(next: unknown): string {
  if (typeof next !== 'string' || !next.startsWith('/')) return '/';
  const url = parse(next);
  if (url?.origin !== HERE || url.pathname.startsWith('//') || url.pathname === '/login') return '/';
  return url.pathname + url.search + url.hash;
}

function parse(next: string): URL | null {
  try {
    return new URL(next, HERE);
  } catch {
    return null;
  }
}

/** The search parameters of every access screen: the raw `next` of the URL. */
export function readNext({ next }: Record<string, unknown>): { next?: string } {
  return typeof next === 'string' ? { next } : {};
}
