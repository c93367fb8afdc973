import { forgetFilesOfOthers } from '../src/device/stored-files.ts';
import { isWorkerMessage } from '../src/device/worker-messages.ts';
import { forgetPersons } from './answer-caches.ts';
import { cacheFiles, fillLaterFiles } from './later-files.ts';
import { forgetPushes } from './push.ts';
import { forgetQueuedWrites } from './queued-writes.ts';
import { takeOver } from './take-over.ts';

declare const self: ServiceWorkerGlobalScope;

/** Handles the page's messages (src/device/worker-messages.ts). */
export function listenToPage(): void {
  self.addEventListener('message', (event) => {
    if (!isWorkerMessage(event.data)) return;
    if (event.data.type === 'SKIP_WAITING') event.waitUntil(takeOver());
    if (event.data.type === 'CACHE_FILES') {
      const { paths } = event.data;
      // Offline, or if storage is full, a later visit tries again.
      event.waitUntil((paths ? cacheFiles(paths) : fillLaterFiles()).catch(() => undefined));
    }
    if (event.data.type === 'SIGN_OUT') {
      const { typist = null } = event.data;
      const kept = [forgetQueuedWrites(typist), forgetFilesOfOthers(typist)];
      event.waitUntil(Promise.allSettled([forgetPersons(), ...kept, forgetPushes()]));
    }
  });
}
