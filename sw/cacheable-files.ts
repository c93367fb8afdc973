import type { WorkboxPlugin } from 'workbox-core/types.js';
import { BUILD_ID, buildOfPage } from '../src/device/build-id.ts';

/**
 * Caches complete same-origin answers of this content type: if the server answers a missing file
 * with the app's page, that page must not be cached as the file.
 */
export function onlyContentTypes(contentType: RegExp): WorkboxPlugin {
  return {
    cacheWillUpdate: async ({ response }) => {
      const isComplete = response.status === 200 && response.type === 'basic' && !response.redirected;
      return isComplete && contentType.test(response.headers.get('content-type') ?? '') ? response : null;
    },
  };
}

/** Whether an answer is the requested file and not a captive portal's page. */
export async function isTheFile(pathname: string, response: Response): Promise<boolean> {
  if (response.status !== 200 || response.redirected) return false;
  const isPage = /^text\/html/.test(response.headers.get('content-type') ?? '');
  if (!pathname.endsWith('.html')) return !isPage;
  return isPage && buildOfPage(await response.clone().text()) === BUILD_ID;
}

/**
 * A portal's page with status 200, or a deploy during the installation, must not put foreign files
 * into the cache: the installation fails instead, and the browser retries later.
 */
export const ownFilesOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    (await isTheFile(new URL(request.url).pathname, response)) ? response : null,
};
