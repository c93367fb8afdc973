import { endpointTable } from 'virtual:endpoint-table';
import type { EndpointCache } from '../contract/endpoint.ts';

interface Entry {
  path: string;
  /** `method` is GET and `cache` is `never` by default. */
  method?: string;
  cache?: EndpointCache;
  isWrite?: true;
}

interface CachedEndpoint {
  pattern: RegExp;
  cache: 'public' | 'own';
}

function toPattern(path: string): RegExp {
  const escaped = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/\{\w+\}/g, '[^/]+')}$`);
}

/**
 * The GET reads that the contract allows a device to cache, without GET calls that change
 * something.
 */
function cachedEndpoints(entries: readonly Entry[]): CachedEndpoint[] {
  return entries.flatMap(({ method = 'GET', path, cache = 'never', isWrite }) =>
    method === 'GET' && !isWrite && cache !== 'never' ? [{ pattern: toPattern(path), cache }] : [],
  );
}

const CACHED = cachedEndpoints(Object.values(endpointTable));

/** The cache rule of an API path; `never` if no cacheable endpoint matches. */
export function cacheRuleOf(pathname: string, cached: readonly CachedEndpoint[] = CACHED): EndpointCache {
  return cached.find(({ pattern }) => pattern.test(pathname))?.cache ?? 'never';
}
