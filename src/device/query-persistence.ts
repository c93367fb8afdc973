import { dehydrate, hydrate, type Query, type QueryClient } from '@tanstack/react-query';
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

/** What may change an answer or what is thought of it, among the things that happen to a query. */
const CHANGES = new Set(['success', 'setState', 'invalidate']);

/** How long what was seen stays on the device (DESIGN §9): a month of weekends. */
const KEEP_MS = 30 * 24 * 60 * 60 * 1000;

/** A change is saved about this long after it: many answers of one screen make one save. */
const SAVE_AFTER_MS = 1_000;

interface Running {
  queryClient: QueryClient;
  owner: StoreOwner;
  isStill: IsStill;
  stop: () => void;
}

/** Whether this is still the device's user: another tab may have signed them out a moment ago. */
type IsStill = (userId: number | null) => boolean;

let running: Running | null = null;

/**
 * Whether a query may stay on the device: by its endpoint's cache rule, `own` only under a person.
 * A failed refresh keeps its data and so its place: offline, every refresh fails.
 */
function mayBeSaved(query: Query, userId: number | null): boolean {
  const cache = query.meta?.cache;
  const isAllowed = cache === 'public' || (cache === 'own' && userId !== null);
  return isAllowed && query.state.data !== undefined && Date.now() - query.state.dataUpdatedAt <= KEEP_MS;
}

/** The client's saveable answers, without what belongs to this run only (errors, promises). */
export function savedQueries(queryClient: QueryClient, userId: number | null) {
  const { queries } = dehydrate(queryClient, {
    shouldDehydrateMutation: () => false,
    shouldDehydrateQuery: (query) => mayBeSaved(query, userId),
  });
  return queries.map(({ promise: _promise, state, ...query }) => ({
    ...query,
    // An answer that did not change must make the same text again.
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
 * Puts the owner's saved answers into the client at once, so that the first render shows them, and
 * saves from then on. Called again, it moves to another owner. A corrupt, foreign or old store is
 * dropped. A page that the server rendered must be hydrated first: what is saved may differ from
 * it.
 */
export function startQueryPersistence(
  queryClient: QueryClient,
  owner: StoreOwner,
  isStill: IsStill = () => true,
): void {
  running?.stop();
  // Without storage there is nothing to read or write, but still a person to follow.
  running = { queryClient, owner, isStill, stop: () => undefined };
  if (!storage.isAllowed()) return;

  let isStopped = false;
  const store = createQueryStore(owner, () => !isStopped && isStill(owner.userId));
  const saved = store.read(BUILD_ID, KEEP_MS);
  try {
    if (saved) hydrate(queryClient, saved.clientState);
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
    // Asking, failing and waiting change nothing of what is kept.
    const isChange = event.type === 'updated' ? CHANGES.has(event.action.type) : event.type === 'removed';
    if (isChange || event.type === 'added') saveSoon();
  });
  document.addEventListener('visibilitychange', saveWhenHidden);
  whenIdle(() => {
    if (isStopped) return;
    removeForeignStores(owner, BUILD_ID);
    if (owner.userId === null && isStill(null) && isExpiredSessionOld()) forgetExpiredDrafts();
  });
  // What the server's page handed over came before the subscription.
  if (queryClient.getQueryCache().getAll().length > 0) saveSoon();

  running.stop = () => {
    isStopped = true;
    if (timer) clearTimeout(timer);
    timer = null;
    unsubscribe();
    document.removeEventListener('visibilitychange', saveWhenHidden);
  };
}

/**
 * Follows the session; does nothing for the same person. A person who signs out, or is replaced by
 * another, leaves nothing behind; the screens in view fetch again in the new person's name.
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
 * Removes what the device keeps of a signed-in user: saved answers in every language, the user's
 * own entries, what the tab keeps, and the worker's entries (DESIGN §9). Only unsent drafts stay,
 * after a session that has expired. Nothing is saved any more until the next start.
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

/** Removes the drafts and files of a person whose session expired too long ago. */
function forgetExpiredDrafts(): void {
  forgetExpiredSession();
  ownStorage.forgetPersons();
  tellWorker({ type: 'SIGN_OUT', typist: null });
}

/** The same, and answers in memory: screens in view start over. */
export function forgetPersonalData(): void {
  const queryClient = running?.queryClient;
  clearPersonalStores();
  if (!queryClient) return;
  queryClient.getMutationCache().clear();
  queryClient.removeQueries({ type: 'inactive' });
  void queryClient.resetQueries();
}
