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

/**
 * Where the person is, for as long as the page lives: kept in memory only. Touched by the browser
 * alone.
 */
export const positionStore = {
  current: (): PositionState => state,
  /** The server knows no position. */
  serverSnapshot: (): PositionState => DEFAULT,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Asks the browser, which may prompt the user: only when the user asks for it. */
  locate(): void {
    if (state.status === 'locating') return;
    become({ status: 'locating', position: null });
    requestPosition(navigator.geolocation, (position) =>
      become(position ? { status: 'located', position } : { status: 'refused', position: null }),
    );
  },
  /** Uses the position without a question where it was granted before (DESIGN §9); once a page. */
  async takeGranted(): Promise<void> {
    if (isLookedFor || !(await isPositionGranted(navigator.permissions))) return;
    isLookedFor = true;
    requestPosition(navigator.geolocation, (position) => {
      if (position) become({ status: 'located', position });
    });
  },
};
