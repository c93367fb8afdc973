import { tabStorage } from '../../lib/tab-storage.ts';

/** What a guest wanted to do when he was asked to sign in, beyond being somewhere. */
export type PendingAct =
  | { kind: 'favourite'; propertyId: number }
  /** Reserve a home: its terms come first. */
  | { kind: 'reserve'; propertyId: number };

const NAME = 'pending-act';
/** Registration takes minutes; whoever comes back later has forgotten the press. */
const LIFETIME_MS = 30 * 60 * 1000;

/** Where signing in goes on: the act waits. Anywhere else the guest has thought better of it. */
const ACCESS_PATHS = ['/login', '/register', '/otp', '/forgetPassword', '/terms'];

/** Whether a path is on the way in: whoever has just signed in there is about to leave by a reload. */
export function isAccessPath(path: string): boolean {
  return ACCESS_PATHS.some((access) => path === access || path === `${access}/`);
}

/** The kept act while it is good; null where there is none, it is too old, or somebody else wrote it. */
function read(): PendingAct | null {
  try {
    const kept = JSON.parse(tabStorage.get(NAME) ?? 'null') as { act?: PendingAct; keptAt?: number } | null;
    const age = Date.now() - Number(kept?.keptAt);
    const { act } = kept ?? {};
    return act && age >= 0 && age <= LIFETIME_MS && Number.isInteger(act.propertyId) ? act : null;
  } catch {
    return null;
  }
}

/**
 * The one act that waits for its person to sign in. Kept by the tab, through the reload that signing in
 * brings; taken once, whatever becomes of it; dropped where the guest turns away, so that the next person
 * on this device does not do it.
 */
export const pendingAct = {
  keep(act: PendingAct): void {
    tabStorage.set(NAME, JSON.stringify({ act, keptAt: Date.now() }));
  },
  /** Whether there is one to be done. */
  isWaiting: (): boolean => read() !== null,
  /** Hands the act out, if it is of that kind, and forgets it. */
  take<Kind extends PendingAct['kind']>(kind: Kind): Extract<PendingAct, { kind: Kind }> | null {
    const act = read();
    if (act?.kind !== kind) return null;
    pendingAct.drop();
    return act as Extract<PendingAct, { kind: Kind }>;
  },
  /** A guest stands on this path. */
  passGuest(path: string): void {
    if (!isAccessPath(path)) pendingAct.drop();
  },
  drop: (): void => tabStorage.remove(NAME),
};
