/*
 * The script of /sw-kill (server/pages/kill-switch.ts): keeps the session and what the user has
 * typed, removes what can be fetched again (workers, their caches, saved answers), then loads home
 * from the server.
 */

async function reset(): Promise<void> {
  try {
    for (const registration of await navigator.serviceWorker.getRegistrations())
      await registration.unregister();
    for (const name of await caches.keys()) await caches.delete(name);
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('rukn.queries.')) localStorage.removeItem(key);
    }
  } catch {
    // Storage is forbidden: there is nothing to remove.
  }
  location.replace('/');
}

void reset();
