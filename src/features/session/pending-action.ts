import { tabStorage } from '../../lib/tab-storage.ts';

/** What a guest wanted to do when the sign-in sheet opened, beyond opening a path. */
export interface PendingAction {
  /**
   * `reserve`: its terms are shown first; `contact`: the sheet with the number opens; `report`: its
   * sheet opens.
   */
  kind: 'favourite' | 'reserve' | 'contact' | 'report';
  propertyId: number;
}

const NAME = 'pending-act';
/** The guest's history index before the access screens, to go back there. */
export const GUEST_STEP = 'guest-step';
/** Registration takes minutes; a guest who returns later has forgotten the press. */
const LIFETIME_MS = 30 * 60 * 1000;

/** The access screens, during which the action is kept. On other screens it is dropped. */
const ACCESS_PATHS = ['/login', '/register', '/otp', '/forgetPassword', '/terms', '/privacy'];

/** Whether a path is an access screen: a user who has signed in there is about to reload. */
export function isAccessPath(path: string): boolean {
  return ACCESS_PATHS.some((access) => path === access || path === `${access}/`);
}

/** The stored action; null where it is missing, too old or unreadable. */
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
 * The one action that runs once its user has signed in. Stored in the tab, as signing in reloads
 * the page; taken only once, whatever its result; dropped when the guest leaves the access screens,
 * so that it does not run for the device's next user.
 */
export const pendingAction = {
  save(act: PendingAction): void {
    tabStorage.set(NAME, JSON.stringify({ act, keptAt: Date.now() }));
  },
  /** The stored action; null where there is none. */
  waiting: (): PendingAction | null => read(),
  /** Returns the action if it is of that kind, and removes it. */
  take(kind: PendingAction['kind']): PendingAction | null {
    const act = read();
    if (act?.kind !== kind) return null;
    pendingAction.drop();
    return act;
  },
  /**
   * Call when a guest is on `path`, at history index `step`; null while the guest sheet is open.
   */
  passGuest(path: string, step: number | null = null): void {
    if (isAccessPath(path)) return;
    pendingAction.drop();
    if (step !== null) tabStorage.set(GUEST_STEP, String(step));
  },
  drop: (): void => tabStorage.remove(NAME),
};
