import {
  type DehydratedState,
  dehydrate,
  hydrate,
  type Query,
  type QueryClient,
} from '@tanstack/react-query';
import { storage } from '../lib/storage.ts';
import { tabStorage } from '../lib/tab-storage.ts';
import { BUILD_ID } from './build-id.ts';
import { ownStorage } from './own-storage.ts';
import {
  createQueryStore,
  removeForeignStores,
  removePersonalStores,
  type StoreOwner,
} from './query-store.ts';
import { tellWorker } from './register-worker.ts';
import { expiredSessionPerson, forgetExpiredSession, isExpiredSessionOld } from './session-store.ts';
import { whenIdle } from './when-idle.ts';

/** Query actions that change an answer or whether it is stale. */
const CHANGES = new Set(['success', 'setState', 'invalidate']);

/** How long an answer stays on the device (DESIGN §9). */
const KEEP_MS = 30 * 24 * 60 * 60 * 1000;

/** Delay of a save after a change, so that the many answers of one screen make one save. */
const SAVE_AFTER_MS = 1_000;

interface Running {
  queryClient: QueryClient;
  owner: StoreOwner;
  isStill: IsStill;
  stop: () => void;
}

/** Whether this user is still signed in on the device: another tab may have signed them out. */
type IsStill = (userId: number | null) => boolean;

let running: Running | null = null;

/**
 * Whether a query may be saved: its endpoint's cache rule decides, `own` only for a signed-in user.
 * A query whose refresh failed keeps its data and is saved: offline, every refresh fails.
 */
function mayBeSaved(query: Query, userId: number | null): boolean {
  const cache = query.meta?.cache;
  const isAllowed = cache === 'public' || (cache === 'own' && userId !== null);
  return isAllowed && query.state.data !== undefined && Date.now() - query.state.dataUpdatedAt <= KEEP_MS;
}

/** The client's saveable queries, without errors and promises. */
export function savedQueries(queryClient: QueryClient, userId: number | null) {
  const { queries } = dehydrate(queryClient, {
    shouldDehydrateMutation: () => false,
    shouldDehydrateQuery: (query) => mayBeSaved(query, userId),
  });
  return queries.map(({ promise: _promise, state, ...query }) => ({
    ...query,
    // An unchanged answer must serialise to the same text.
    dehydratedAt: state.dataUpdatedAt,
    state: {
      ...state,
      status: 'success' as const,
      fetchStatus: 'idle' as const,
      error: null,
      errorUpdateCount: 0,
      errorUpdatedAt: 0,
      fetchFailureCount: 0,
      fetchFailureReason: null,
    },
  }));
}

/**
 * Puts the owner's saved answers into the client synchronously, so that the first render shows
 * them, and saves from then on. Another call switches to another owner. Drops a store that is
 * corrupt, old or of another build. `keepsKnown` leaves answers that the client has alone: the
 * server's page shows them and may still hydrate, and the saved ones may differ even if they count
 * as newer, after the device's clock ran ahead.
 */
export function startQueryPersistence(
  queryClient: QueryClient,
  owner: StoreOwner,
  isStill: IsStill = () => true,
  keepsKnown = false,
): void {
  running?.stop();
  // Without storage there is nothing to read or write, but `followPerson` still needs the owner.
  running = { queryClient, owner, isStill, stop: () => undefined };
  if (!storage.isAllowed()) return;

  let isStopped = false;
  const store = createQueryStore(owner, () => !isStopped && isStill(owner.userId));
  const saved = store.read(BUILD_ID, KEEP_MS);
  try {
    if (saved) hydrate(queryClient, keepsKnown ? without(saved.clientState, queryClient) : saved.clientState);
  } catch {
    store.remove();
  }

  let timer: ReturnType<typeof setTimeout> | null = null;
  const takeState = () => {
    if (timer) clearTimeout(timer);
    timer = null;
    const queries = savedQueries(queryClient, owner.userId);
    return { buster: BUILD_ID, timestamp: Date.now(), clientState: { mutations: [], queries } };
  };
  const saveSoon = () => {
    timer ??= setTimeout(() => whenIdle(() => timer && store.save(takeState())), SAVE_AFTER_MS);
  };
  const saveWhenHidden = () => {
    if (document.visibilityState === 'hidden' && timer) store.saveNow(takeState());
  };
  const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
    // Fetching and errors change nothing that is saved.
    const isChange = event.type === 'updated' ? CHANGES.has(event.action.type) : event.type === 'removed';
    if (isChange || event.type === 'added') saveSoon();
  });
  document.addEventListener('visibilitychange', saveWhenHidden);
  whenIdle(() => {
    if (isStopped) return;
    removeForeignStores(owner, BUILD_ID);
    if (owner.userId === null && isStill(null) && isExpiredSessionOld()) forgetExpiredDrafts();
  });
  // The server's query results were hydrated before the subscription.
  if (queryClient.getQueryCache().getAll().length > 0) saveSoon();

  running.stop = () => {
    isStopped = true;
    if (timer) clearTimeout(timer);
    timer = null;
    unsubscribe();
    document.removeEventListener('visibilitychange', saveWhenHidden);
  };
}

/** The saved answers without those that the client has. */
function without(saved: DehydratedState, queryClient: QueryClient): DehydratedState {
  const queries = saved.queries.filter(({ queryKey }) => queryClient.getQueryData(queryKey) === undefined);
  return { ...saved, queries };
}

/**
 * Follows the session; does nothing for the same user. When a user signs out or is replaced by
 * another, removes their data; the mounted screens refetch as the new user.
 */
export function followPerson(userId: number | null): void {
  if (!running || running.owner.userId === userId) return;
  const { queryClient, owner, isStill } = running;
  if (owner.userId !== null) forgetPersonalData();
  else {
    queryClient.removeQueries({ type: 'inactive' });
    void queryClient.invalidateQueries();
  }
  startQueryPersistence(queryClient, { ...owner, userId }, isStill);
}

/**
 * Removes what the device stores of a signed-in user: saved answers in every language, their own
 * entries, the tab's storage, and the worker's caches (DESIGN §9). After an expired session the
 * unsent drafts stay. Nothing is saved until the next start.
 */
export function clearPersonalStores(): void {
  running?.stop();
  running = null;
  removePersonalStores();
  const typist = expiredSessionPerson();
  ownStorage.forgetPersons(typist);
  tabStorage.forget();
  tellWorker({ type: 'SIGN_OUT', typist });
}

/** Removes the drafts and files of a user whose session expired more than a week ago. */
function forgetExpiredDrafts(): void {
  forgetExpiredSession();
  ownStorage.forgetPersons();
  tellWorker({ type: 'SIGN_OUT', typist: null });
}

/** Does the same, and clears the answers in memory: mounted screens start over. */
export function forgetPersonalData(): void {
  const queryClient = running?.queryClient;
  clearPersonalStores();
  if (!queryClient) return;
  queryClient.getMutationCache().clear();
  queryClient.removeQueries({ type: 'inactive' });
  void queryClient.resetQueries();
}
