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
import { confirmSession } from '../features/session/confirm-session.ts';
import { createI18n } from '../i18n/i18n.ts';
import { loadTexts } from '../i18n/load-texts.ts';
import { currentLanguage } from '../i18n/stored-language.ts';
import { App } from './app.tsx';
import { createQueryClient } from './query-client.ts';
import { createAppRouter } from './router.tsx';
import { trustOwnWorkers } from './trusted-types.ts';

/** How long a first screen without server HTML may load before the app renders without it. */
const LOAD_BEFORE_MS = 300;

const timePasses = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

async function start(root: HTMLElement): Promise<void> {
  trustOwnWorkers();
  captureInstallPrompt();
  const language = currentLanguage();
  const i18n = createI18n(language, await loadTexts(language));
  const queryClient = createQueryClient();
  // onlineManager assumes a network at start, so it would miss the network's return.
  onlineManager.setOnline(navigator.onLine);
  const api = createApi({
    fetch: (...request) => fetch(...request),
    language,
    token: sessionStore.token,
    device: () => import('../device/device-token.ts').then((part) => part.deviceToken()).catch(() => null),
    onRefused: () => void confirmSession(api),
    prove: () =>
      import('../features/access/proof.tsx')
        .then((part) => part.prove({ client: queryClient, i18n }))
        .catch(() => false),
  });
  bindApi(queryClient, api);
  sessionStore.start();

  const handedOver = readServerState();
  const serverState = handedOver?.language === language ? handedOver : null;
  if (serverState) hydrate(queryClient, serverState.queries);
  // Pages in another language than the stored one (its cookie was cleared), and every page of a
  // signed-in user, are rendered from scratch: hydration expects the server's HTML, which is a
  // guest's, and the user's favourites and saved data would change it half-way.
  const isHydrated = serverState !== null && sessionStore.token() === null;
  if (!isHydrated) persistQueries(queryClient, language);

  // Separate tasks, here and below: as one, they would delay a tap too long on a slow phone.
  await timePasses(0);
  const router = createAppRouter({ queryClient, i18n });
  const onReady = () => {
    replayClick();
    // Not earlier: an answer during the first render makes React restart it, without slices.
    void confirmSession(api);
  };
  const app = <App router={router} queryClient={queryClient} i18n={i18n} onReady={onReady} />;
  if (serverState) {
    // The server renders without the router's outer Suspense; this setting keeps both trees equal.
    router.ssr = { manifest: undefined };
  }
  // Data that loads after mounting is rendered in one go, which on a slow phone blocks taps for a
  // quarter of a second; data that is there before can be rendered in slices. A slow answer is not
  // waited for.
  await timePasses(0);
  const loaded = router.load();
  await (serverState ? loaded : Promise.race([loaded, timePasses(LOAD_BEFORE_MS)]));
  await timePasses(0);
  // A transition renders in slices, so the page can handle taps. A render from scratch replaces the
  // server's page only when complete, so that the screen does not vanish and reappear.
  startTransition(() => void (isHydrated ? hydrateRoot(root, app) : createRoot(root).render(app)));
  const isOldPage = 'kept' in document.documentElement.dataset;
  if (isHydrated) {
    // Saved data may differ from the server's HTML, so only after hydration, and it replaces only
    // what an old page shows.
    whenIdle(() => persistQueries(queryClient, language, !isOldPage));
  }
  // The server's data is a guest's, saved data may be from before the user's last press, and a page
  // from the worker's cache is as old as the last visit: screens show it and refetch.
  if (sessionStore.token() || isOldPage) void queryClient.invalidateQueries();
  registerWorker();
}

/** Loads the user's saved data, saves from now on, and follows sign-in and sign-out. */
function persistQueries(queryClient: QueryClient, language: Language, keepsKnown = false): void {
  const owner = { language, userId: sessionStore.personId() };
  startQueryPersistence(queryClient, owner, sessionStore.isStill, keepsKnown);
  sessionStore.subscribe(() => followPerson(sessionStore.personId()));
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
void start(root);

declare global {
  interface Window {
    /** The last button pressed before the app started; set by inline/starter.ts. */
    clickToReplay?: HTMLButtonElement | null;
  }
}

/**
 * Repeats, now that the app has started, the button press made while the code was loading. Also
 * marks the page for tests.
 */
function replayClick(): void {
  document.documentElement.dataset.app = 'ready';
  window.onclick = null;
  const { clickToReplay } = window;
  window.clickToReplay = null;
  clickToReplay?.removeAttribute('data-early');
  // Outside React's own work: React then hydrates a part that is not hydrated yet for this press.
  setTimeout(() => clickToReplay?.isConnected && clickToReplay.click());
}
