import type { WorkboxPlugin } from 'workbox-core/types.js';
import { BUILD_ID, buildOfPage } from '../src/device/build-id.ts';

/**
 * Keeps complete answers of our own with a given type of content: a server that answers a missing
 * file with the app's page must not have that page kept as the file.
 */
export function onlyContentTypes(contentType: RegExp): WorkboxPlugin {
  return {
    cacheWillUpdate: async ({ response }) => {
      const isComplete = response.status === 200 && response.type === 'basic' && !response.redirected;
      return isComplete && contentType.test(response.headers.get('content-type') ?? '') ? response : null;
    },
  };
}

/** Whether an answer is the requested file, and no page that a portal gave in its place. */
export async function isTheFile(pathname: string, response: Response): Promise<boolean> {
  if (response.status !== 200 || response.redirected) return false;
  const isPage = /^text\/html/.test(response.headers.get('content-type') ?? '');
  if (!pathname.endsWith('.html')) return !isPage;
  return isPage && buildOfPage(await response.clone().text()) === BUILD_ID;
}

/**
 * A portal that answers 200 with its own page, or a deploy in the middle of an installation, must
 * not put its files among ours: the installation fails then, and the browser tries again later.
 */
export const ownFilesOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    (await isTheFile(new URL(request.url).pathname, response)) ? response : null,
};
