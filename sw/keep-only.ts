import type { WorkboxPlugin } from 'workbox-core/types.js';

/**
 * Keeps complete answers of our own with a given type of content: a server that answers a missing file
 * with the app's page must not have that page kept as the file.
 */
export function keepOnly(contentType: RegExp): WorkboxPlugin {
  return {
    cacheWillUpdate: async ({ response }) => {
      const isComplete = response.status === 200 && response.type === 'basic' && !response.redirected;
      return isComplete && contentType.test(response.headers.get('content-type') ?? '') ? response : null;
    },
  };
}
