import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { findStandIn } from './photo-stand-in.ts';

/** A photo that is not there by then is as good as none, where another width of it is kept. */
const PATIENCE_MS = 3_000;

/**
 * A kept photo at once, else the network's; without network, and where it is too slow, a kept width of the
 * same photo stands in for the asked one.
 */
export class PhotoStrategy extends Strategy {
  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const kept = await handler.cacheMatch(request);
    if (kept) return kept;
    const fetching = handler.fetchAndCachePut(request);
    const first = await Promise.race([fetching.catch(() => null), afterPatience()]);
    if (first?.ok) return first;
    return (await findStandIn(this.cacheName, new URL(request.url))) ?? fetching;
  }
}

const afterPatience = () => new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null));
