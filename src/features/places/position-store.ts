import { isPositionGranted, type Position, requestPosition } from '../../device/geolocation.ts';

/** `default`: not requested. `refused`: requested, and the browser gave none in time. */
export type PositionState =
  | { status: 'default' | 'locating' | 'refused'; position: null }
  | { status: 'located'; position: Position };

const DEFAULT: PositionState = { status: 'default', position: null };
let state: PositionState = DEFAULT;
let isLookedFor = false;
const listeners = new Set<() => void>();

function become(next: PositionState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** The user's position, kept in memory while the page is open. Used only in the browser. */
export const positionStore = {
  current: (): PositionState => state,
  /** The server has no position. */
  serverSnapshot: (): PositionState => DEFAULT,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Requests the position, which may prompt the user: call it only when the user asks for it. */
  locate(): void {
    if (state.status === 'locating') return;
    become({ status: 'locating', position: null });
    requestPosition(navigator.geolocation, (position) =>
      become(position ? { status: 'located', position } : { status: 'refused', position: null }),
    );
  },
  /** Uses the position without a prompt if it was granted before (DESIGN §9); once per page. */
  async takeGranted(): Promise<void> {
    if (isLookedFor || !(await isPositionGranted(navigator.permissions))) return;
    isLookedFor = true;
    requestPosition(navigator.geolocation, (position) => {
      if (position) become({ status: 'located', position });
    });
  },
};
