import { useSyncExternalStore } from 'react';
import { storage } from '../lib/storage.ts';

/** Chromium's event; TypeScript's DOM library lacks it because it is not in a standard. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let offer: BeforeInstallPromptEvent | null = null;
const listeners = new Set<() => void>();

function setOffer(next: BeforeInstallPromptEvent | null): void {
  offer = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Keeps the browser's install event for our own button, and counts the visit. Call it first at
 * start: the event fires once and early.
 */
export function captureInstallPrompt(): void {
  noteVisit(Date.now());
  window.addEventListener('beforeinstallprompt', (event) => {
    // Otherwise the browser shows its own bar; we show ours where the user looks for it.
    event.preventDefault();
    setOffer(event as BeforeInstallPromptEvent);
  });
  window.addEventListener('appinstalled', () => setOffer(null));
}

async function install(): Promise<boolean> {
  const current = offer;
  if (!current) return false;
  // The event can prompt only once.
  setOffer(null);
  const { outcome } = await current.prompt();
  return outcome === 'accepted';
}

/**
 * `canInstall`: the browser can install the app now. `install` shows the browser's prompt and
 * returns whether the user agreed; call it only on the user's request.
 */
export function useInstallPrompt() {
  const canInstall = useSyncExternalStore(
    subscribe,
    () => offer !== null,
    () => false,
  );
  return { canInstall, install };
}

const VISITS_KEY = 'rukn.visits';
/** A return within this time counts as the same visit. */
const PAUSE_MS = 30 * 60_000;

/** Number of visits of this device, and the time of the last (ms since the epoch). */
function readVisits(): [count: number, last: number] {
  const [count, last] = (storage.get(VISITS_KEY) ?? '').split(' ').map(Number);
  return [count || 0, last || 0];
}

/** Counts a visit; call once at start. */
export function noteVisit(now: number): void {
  const [count, last] = readVisits();
  const isNew = Math.abs(now - last) > PAUSE_MS;
  storage.set(VISITS_KEY, `${isNew ? count + 1 : count} ${now}`);
}

export function visitCount(): number {
  return readVisits()[0];
}
