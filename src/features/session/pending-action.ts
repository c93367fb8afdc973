import { tabStorage } from '../../lib/tab-storage.ts';

/** What a guest wanted to do when the sign-in sheet opened, beyond opening a path. */
export interface PendingAction {
  /** `reserve`: its terms come first; `contact`, `report`: back to their place on the screen. */
  kind: 'favourite' | 'reserve' | 'contact' | 'report';
  propertyId: number;
}

const NAME = 'pending-act';
/** Where in the tab's history a guest was before the way in: they may change their mind. */
export const GUEST_STEP = 'guest-step';
/** Registration takes minutes; a guest who comes back later has forgotten the press. */
const LIFETIME_MS = 30 * 60 * 1000;

/**
 * Screens on the way in, where the action waits. Anywhere else the guest has changed their mind.
 */
const ACCESS_PATHS = ['/login', '/register', '/otp', '/forgetPassword', '/terms'];

/** Whether a path is on the way in: a user who has signed in there is about to reload. */
export function isAccessPath(path: string): boolean {
  return ACCESS_PATHS.some((access) => path === access || path === `${access}/`);
}

/**
 * The stored action while it is valid; null where there is none, or it is too old or unreadable.
 */
function read(): PendingAction | null {
  try {
    const stored = JSON.parse(tabStorage.get(NAME) ?? 'null') as {
      act?: PendingAction;
      keptAt?: number;
    } | null;
    const age = Date.now() - Number(stored?.keptAt);
    const { act } = stored ?? {};
    return act && age >= 0 && age <= LIFETIME_MS && Number.isInteger(act.propertyId) ? act : null;
  } catch {
    return null;
  }
}

/**
 * The one action that waits for its user to sign in. Kept by the tab, through the reload that
 * signing in brings; taken once, whatever its result; dropped where the guest turns away, so that
 * the next user of this device does not run it.
 */
export const pendingAction = {
  save(act: PendingAction): void {
    tabStorage.set(NAME, JSON.stringify({ act, keptAt: Date.now() }));
  },
  /** Which one is to be done; null where there is none. */
  waiting: (): PendingAction | null => read(),
  /** Returns the action, if it is of that kind, and removes it. */
  take(kind: PendingAction['kind']): PendingAction | null {
    const act = read();
    if (act?.kind !== kind) return null;
    pendingAction.drop();
    return act;
  },
  /**
   * A guest stands on this path, a step of the tab's history; null where the guest sheet stands
   * over it.
   */
  passGuest(path: string, step: number | null = null): void {
    if (isAccessPath(path)) return;
    pendingAction.drop();
    if (step !== null) tabStorage.set(GUEST_STEP, String(step));
  },
  drop: (): void => tabStorage.remove(NAME),
};
