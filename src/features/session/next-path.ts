/** Any origin that no site has: what leaves it, leaves us. */
const HERE = 'https://rukn.invalid';

/**
 * Where to go after signing in: a path of ours with its search and hash, or '/'. Only what begins
 * with a single '/' is taken, and never the way back to /login itself. A URL parser decides, as a
 * browser would: it drops tabs and line breaks and reads '\' as '/', which a pattern would miss.
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

/** The search of every access screen: where to go after signing in, as it stands in the address. */
export function readNext({ next }: Record<string, unknown>): { next?: string } {
  return typeof next === 'string' ? { next } : {};
}
