import { useSyncExternalStore } from 'react';
import { storage } from '../lib/storage.ts';

/** Chromium's event; not in TypeScript's DOM library, since it is no standard. */
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
 * Keeps the browser's offer for a button of ours, and counts the visit; call first of all, it comes
 * once and early.
 */
export function captureInstallPrompt(): void {
  noteVisit(Date.now());
  window.addEventListener('beforeinstallprompt', (event) => {
    // The browser would show a bar of its own accord; ours is shown where the reader looks for it.
    event.preventDefault();
    setOffer(event as BeforeInstallPromptEvent);
  });
  window.addEventListener('appinstalled', () => setOffer(null));
}

async function install(): Promise<boolean> {
  const current = offer;
  if (!current) return false;
  // An offer is good for one question only.
  setOffer(null);
  const { outcome } = await current.prompt();
  return outcome === 'accepted';
}

/**
 * `canInstall`: the browser would install the app now. `install` shows the browser's prompt, only
 * when the user asks for it, and answers whether they agreed.
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
/** Coming back within this time is still the same visit. */
const PAUSE_MS = 30 * 60_000;

/** How often this device has been here, and when last (ms since the epoch). */
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
