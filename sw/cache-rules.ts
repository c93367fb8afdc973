import { endpointTable } from 'virtual:endpoint-table';
import type { EndpointCache } from '../contract/endpoint.ts';

interface Entry {
  path: string;
  /** GET and `never` where they are left out. */
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
 * The GET reads that the contract lets a device keep. Calls that change something by GET are not
 * among them.
 */
function cachedEndpoints(entries: readonly Entry[]): CachedEndpoint[] {
  return entries.flatMap(({ method = 'GET', path, cache = 'never', isWrite }) =>
    method === 'GET' && !isWrite && cache !== 'never' ? [{ pattern: toPattern(path), cache }] : [],
  );
}

const CACHED = cachedEndpoints(Object.values(endpointTable));

/** The cache rule of a path of ours; `never` for what the contract does not let a device keep. */
export function cacheRuleOf(pathname: string, cached: readonly CachedEndpoint[] = CACHED): EndpointCache {
  return cached.find(({ pattern }) => pattern.test(pathname))?.cache ?? 'never';
}
