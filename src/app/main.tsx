import '../styles/app.css';
import { hydrate, onlineManager, type QueryClient } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Language } from '../../contract/language.ts';
import { createApi } from '../api/api.ts';
import { bindApi } from '../api/endpoint-query.ts';
import { readServerState } from '../api/server-state.ts';
import { captureInstallPrompt } from '../device/install-prompt.ts';
import { followPerson, startQueryPersistence } from '../device/query-persistence.ts';
import { registerWorker } from '../device/register-worker.ts';
import { sessionStore } from '../device/session-store.ts';
import { whenIdle } from '../device/when-idle.ts';
import { followOtherTabs } from '../features/favourites/other-tabs.ts';
import { confirmSession } from '../features/session/confirm-session.ts';
import { createI18n } from '../i18n/i18n.ts';
import { loadTexts } from '../i18n/load-texts.ts';
import { currentLanguage } from '../i18n/stored-language.ts';
import { App } from './app.tsx';
import { createQueryClient } from './query-client.ts';
import { createAppRouter } from './router.tsx';

/**
 * How long a first screen that no server rendered may load before its frame is drawn without it.
 */
const LOAD_BEFORE_MS = 300;

const timePasses = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

async function start(root: HTMLElement): Promise<void> {
  captureInstallPrompt();
  const language = currentLanguage();
  const i18n = createI18n(language, await loadTexts(language));
  const queryClient = createQueryClient();
  // It takes every start for one with a network: the return of the network would be no news to it.
  onlineManager.setOnline(navigator.onLine);
  const api = createApi({
    fetch: (...request) => fetch(...request),
    language,
    token: sessionStore.token,
    device: () => import('../device/device-token.ts').then((part) => part.deviceToken()).catch(() => null),
    onRefused: () => void confirmSession(api),
  });
  bindApi(queryClient, api);
  sessionStore.start();

  const handedOver = readServerState();
  const serverState = handedOver?.language === language ? handedOver : null;
  if (serverState) hydrate(queryClient, serverState.queries);
  // Renders from scratch a page in another language than the stored one (its cookie was cleared),
  // and every page of a signed-in user: hydration trusts the server's HTML, which is a guest's, and
  // the user's favourites and saved data would come between its slices.
  const isHydrated = serverState !== null && sessionStore.token() === null;
  if (!isHydrated) persistQueries(queryClient, language);

  // Tasks of their own, here and below: together they take a slow phone longer than a tap may wait.
  await timePasses(0);
  const router = createAppRouter({ queryClient, i18n });
  const onReady = () => {
    replayClick();
    // Not before: an answer in the midst of the first drawing has React draw it all again, and in
    // one go.
    void confirmSession(api);
  };
  const app = <App router={router} queryClient={queryClient} i18n={i18n} onReady={onReady} />;
  if (serverState) {
    // The server renders without the router's outer Suspense; saying so keeps both trees alike.
    router.ssr = { manifest: undefined };
  }
  // What is loaded once the tree stands is drawn in one go, which on a slow phone holds up every
  // tap for a quarter of a second; what is there before can be drawn in slices. A slow answer is
  // not waited for.
  await timePasses(0);
  const loaded = router.load();
  await (serverState ? loaded : Promise.race([loaded, timePasses(LOAD_BEFORE_MS)]));
  await timePasses(0);
  // A transition works in slices: the page stays ready for a tap meanwhile. A render from scratch
  // replaces the server's page in one go, when it is complete: no user sees a screen that they were
  // reading go and come back.
  startTransition(() => void (isHydrated ? hydrateRoot(root, app) : createRoot(root).render(app)));
  if (isHydrated) {
    // What is saved may differ from the server's HTML: only after hydration.
    whenIdle(() => persistQueries(queryClient, language));
  }
  // The server answered a guest, and what is saved may be from before the user's last press; a page
  // that the worker cached is as old as the last visit: each screen shows it, and refetches.
  if (sessionStore.token() || 'kept' in document.documentElement.dataset)
    void queryClient.invalidateQueries();
  followOtherTabs(queryClient);
  registerWorker();
}

/**
 * Shows what the device has saved for its person, saves from now on, and follows sign-in and
 * sign-out.
 */
function persistQueries(queryClient: QueryClient, language: Language): void {
  startQueryPersistence(queryClient, { language, userId: sessionStore.personId() }, sessionStore.isStill);
  sessionStore.subscribe(() => followPerson(sessionStore.personId()));
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
void start(root);

declare global {
  interface Window {
    /** The button pressed last before the app had started; kept by inline/starter.ts. */
    clickToReplay?: HTMLButtonElement | null;
  }
}

/**
 * The app has started on a page that the server rendered: what was pressed in the meantime is done
 * now, so that every button works while the code loads. Marks the page for tests, too.
 */
function replayClick(): void {
  document.documentElement.dataset.app = 'ready';
  window.onclick = null;
  const { clickToReplay } = window;
  window.clickToReplay = null;
  clickToReplay?.removeAttribute('data-early');
  // Not from within React's own work: a part that is still to be hydrated is then hydrated for this
  // press.
  setTimeout(() => clickToReplay?.isConnected && clickToReplay.click());
}
