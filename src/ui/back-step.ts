/** Marks the state of the history entry (the "step") that is added while sheets are open. */
const MARK = 'sheetStep';

/** How long to wait for the browser to go back; after that, queued moves run anyway. */
const PATIENCE_MS = 1_000;

/** The close functions of the open sheets, the topmost last. */
const closers: (() => void)[] = [];
/** The browser is going back; other moves are queued until it has arrived. */
let isLeaving = false;
let waiting: (() => void)[] = [];
/** A state and URL written into the step, to be copied to the entry below it. */
let rewritten: [state: unknown, url: string | URL | null | undefined] | null = null;
/** The router's key of the current entry, and of the entry below the step. */
let shown: unknown;
let below: unknown;
let isInstalled = false;

type Entry = Record<string, unknown> | null;
const keyOf = (state: unknown) => (state as Entry)?.__TSR_key;
const isStep = (state: unknown) => Boolean((state as Entry)?.[MARK]);
const withoutMark = (state: Entry) =>
  state && Object.fromEntries(Object.entries(state).filter(([name]) => name !== MARK));

/** Adds the step while a sheet is open, and removes it after the last one has closed. */
function settle(): void {
  if (isLeaving) return;
  if (closers.length > 0 && !isStep(history.state)) {
    below = keyOf(history.state);
    // Bypasses the router's patched method: the screen stays the same.
    History.prototype.pushState.call(history, { ...history.state, [MARK]: true }, '');
  } else if (closers.length === 0 && isStep(history.state)) {
    if (rewritten) {
      // A navigation may be under way, and going back would cancel it: the step becomes the
      // screen's entry instead.
      History.prototype.replaceState.call(history, rewritten[0], '', rewritten[1]);
      rewritten = null;
      return;
    }
    isLeaving = true;
    History.prototype.back.call(history);
    setTimeout(() => isLeaving && arrive(), PATIENCE_MS);
  }
}

function arrive(): void {
  isLeaving = false;
  if (rewritten) History.prototype.replaceState.call(history, rewritten[0], '', rewritten[1]);
  rewritten = null;
  shown = keyOf(history.state);
  const due = waiting;
  waiting = [];
  for (const move of due) move();
  settle();
}

function hearPop(event: PopStateEvent): void {
  const key = keyOf(event.state);
  if (!isLeaving && key !== shown && !(rewritten && key === below)) {
    // Let the router handle this entry. A step reached from elsewhere has its screen below it.
    shown = key;
    rewritten = null;
    settle();
    return;
  }
  event.stopImmediatePropagation();
  if (isLeaving || isStep(event.state)) {
    // Going forward onto a step without an open sheet goes back again.
    if (isLeaving) arrive();
    else settle();
    return;
  }
  const close = closers.pop();
  arrive();
  close?.();
}

/**
 * Patches `history` so that a move away from an open sheet replaces the step: no later "back" lands
 * on it.
 */
function install(): void {
  if (isInstalled) return;
  isInstalled = true;
  shown = keyOf(history.state);
  window.addEventListener('popstate', hearPop, { capture: true });
  // The router's patched versions: they still run.
  const { pushState, replaceState } = history;
  const soon = (move: () => void) => (isLeaving ? void waiting.push(move) : move());
  history.pushState = (data, title, url) =>
    soon(() => {
      const state = withoutMark(data);
      shown = keyOf(state);
      rewritten = null;
      (isStep(history.state) ? replaceState : pushState).call(history, state, title, url);
    });
  history.replaceState = (data, title, url) =>
    soon(() => {
      const state = withoutMark(data);
      const isOnStep = isStep(history.state);
      shown = keyOf(state);
      if (isOnStep) rewritten = [state, url];
      replaceState.call(history, isOnStep ? { ...state, [MARK]: true } : state, title, url);
    });
  history.go = (delta = 0) =>
    soon(() => History.prototype.go.call(history, isStep(history.state) && delta < 0 ? delta - 1 : delta));
  history.back = () => history.go(-1);
}

/**
 * Makes the back button close only the sheet in browsers without CloseWatcher: adds a history entry
 * while any sheet is open. Returns a function that removes it.
 */
export function standOnStep(close: () => void): () => void {
  install();
  closers.push(close);
  settle();
  return () => {
    const place = closers.indexOf(close);
    if (place < 0) return;
    closers.splice(place, 1);
    // Wait: the same press may navigate, or open another sheet that reuses the step.
    setTimeout(settle);
  };
}
