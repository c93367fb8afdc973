import type { TabMessage } from '../src/device/worker-messages.ts';

declare const self: ServiceWorkerGlobalScope;

const PAUSE: TabMessage = { type: 'PAUSE' };

/** A frozen tab does not answer, and requests nothing either. */
const ANSWER_LIMIT_MS = 5_000;

/**
 * Takes over from the active worker once every open tab has paused (src/device/register-worker.ts):
 * a request that arrives while Chromium stops the old worker restarts that one, and the new one
 * then waits until the old one has been idle for 30 s, or for five minutes. Chromium does not act
 * on a second question. Tabs of older builds do not answer.
 */
export async function takeOver(): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const limit = new Promise((resolve) => setTimeout(resolve, ANSWER_LIMIT_MS));
  await Promise.race([Promise.all(tabs.map(pause)), limit]);
  // Settles only once the new worker is active, which waits for this event in turn.
  void self.skipWaiting();
}

function pause(tab: Client): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    tab.postMessage(PAUSE, [port2]);
  });
}
