import type { SessionUser } from '../../contract/access.ts';
import { storage } from '../lib/storage.ts';

/** core §4: the token and the user's record are stored in the browser. */
const KEY = 'rukn.session';

type StoredUser = Omit<SessionUser, 'token'>;

interface StoredSession {
  token: string;
  user: StoredUser;
}

/**
 * The device's session. `loading` lasts until the server has confirmed a stored token; it already
 * has the stored user, so that no guest screen flickers and an offline start stays signed in.
 */
export type Session =
  | { status: 'loading'; user: StoredUser | null }
  | { status: 'person'; user: StoredUser }
  | { status: 'guest'; user: null };

const LOADING: Session = { status: 'loading', user: null };
let stored: StoredSession | null = null;
/** False where the device refused to store the session: it lasts as long as the page. */
let isStored = true;
let session: Session = LOADING;
const listeners = new Set<() => void>();

function become(next: Session): void {
  session = next;
  // app/inline/before-first-paint.ts sets it first, on server-rendered pages.
  document.documentElement.toggleAttribute('data-person', next.user !== null);
  for (const listener of listeners) listener();
}

function read(): StoredSession | null {
  try {
    const value: StoredSession | null = JSON.parse(storage.get(KEY) ?? 'null');
    return value?.token && value.user ? value : null;
  } catch {
    return null;
  }
}

/**
 * Rereads the session, which another tab, or this page before a back navigation, may have changed:
 * keeps the same user, and reloads for another one.
 */
function followStored(): void {
  if (!isStored) return;
  const now = read();
  if (now?.user.id !== stored?.user.id) {
    window.location.reload();
    return;
  }
  if (!now || JSON.stringify(now) === JSON.stringify(stored)) return;
  stored = now;
  become(session.user ? { ...session, user: now.user } : session);
}

export const sessionStore = {
  /** Reads what is stored; call once at start, in the browser. */
  start(): void {
    stored = read();
    become(stored ? { status: 'loading', user: stored.user } : { status: 'guest', user: null });
    // Sign-in and sign-out in one tab reach the others.
    window.addEventListener('storage', (event) => {
      if (event.key === KEY || event.key === null) followStored();
    });
    // A page restored from the back/forward cache received no storage events meanwhile.
    window.addEventListener('pageshow', (event) => {
      if (event.persisted) followStored();
    });
  },
  token: (): string | null => stored?.token ?? null,
  current: (): Session => session,
  /**
   * Whether the stored session belongs to this user (null: to a guest), also after a change in
   * another tab.
   */
  isStill: (userId: number | null): boolean => (read()?.user.id ?? null) === userId,
  /** The signed-in user's id, also before the server has confirmed it; null for a guest. */
  personId: (): number | null => session.user?.id ?? null,
  /** For the server's render, which has no session. */
  serverSnapshot: (): Session => LOADING,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** core §4: a new token replaces the old; without one the old stays. */
  signIn({ token, ...user }: SessionUser): void {
    const storedToken = token ?? stored?.token;
    if (!storedToken) return;
    stored = { token: storedToken, user };
    isStored = storage.set(KEY, JSON.stringify(stored)) || sessionStore.isStill(user.id);
    become({ status: 'person', user });
  },
  /** The server could not be reached: the user stays signed in (DESIGN §6, session and network). */
  keep(): void {
    if (stored) become({ status: 'person', user: stored.user });
  },
  /** Merges newer data from the server into the signed-in user; the token stays. */
  update(change: Partial<Omit<StoredUser, 'id'>>): void {
    if (stored) sessionStore.signIn({ ...stored.user, ...change, token: null });
  },
  /** The token is not valid any more: the mounted screens continue as a guest's. */
  signOut(): void {
    sessionStore.forget();
    become({ status: 'guest', user: null });
  },
  /** Removes the stored session without notifying the screens, for a page that is closing. */
  forget(): void {
    stored = null;
    isStored = true;
    storage.remove(KEY);
  },
};

const EXPIRED_KEY = 'rukn.awaited';
/** A draft of an ad has a national id, on a device that its user may not own. */
const EXPIRED_LIMIT_MS = 7 * 24 * 60 * 60_000;

interface ExpiredSession {
  id: number;
  /** ms since 1970. */
  since: number;
}

function readExpired(): ExpiredSession | null {
  const [id = 0, since = 0] = (storage.get(EXPIRED_KEY) ?? '').split(' ').map(Number);
  return id ? { id, since } : null;
}

// `abs`, because the clock may have been set back.
const isInTime = ({ since }: ExpiredSession) => Math.abs(Date.now() - since) <= EXPIRED_LIMIT_MS;

/**
 * The id of the user whose session expired, for a week at most or until a user signs in: until then
 * the device keeps this user's unsent drafts and files (DESIGN §9). Null without one.
 */
export function expiredSessionPerson(): number | null {
  const expired = readExpired();
  return expired && isInTime(expired) ? expired.id : null;
}

/** Whether a session expired more than a week ago, so that its drafts must be removed. */
export function isExpiredSessionOld(): boolean {
  const expired = readExpired();
  return expired !== null && !isInTime(expired);
}

export const noteExpiredSession = (id: number): boolean => storage.set(EXPIRED_KEY, `${id} ${Date.now()}`);

/** Called when a user has signed in, or the week is over. */
export const forgetExpiredSession = (): void => storage.remove(EXPIRED_KEY);
