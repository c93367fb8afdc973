import { type ComponentType, useEffect, useState } from 'react';
import { sessionStore } from '../features/session/session-store.ts';
import { useUpdateReady } from '../pwa/update-ready.ts';
import { whenIdle } from '../pwa/when-idle.ts';

/** For whom there may be something: a person, and whoever has been here before (a worker is in charge then). */
function isKnownHere(): boolean {
  return sessionStore.personId() !== null || Boolean(navigator.serviceWorker?.controller);
}

/**
 * What the device has to say beside every screen: an update, writes that wait, installing. Its code is fetched
 * in idle time, for those whom it may concern; a guest's first visit does without.
 */
export function LaterLayer() {
  const isUpdateReady = useUpdateReady();
  const [Layer, setLayer] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isUpdateReady && !isKnownHere()) return;
    whenIdle(() => {
      import('./device-layer.tsx').then(
        ({ DeviceLayer }) => setLayer(() => DeviceLayer),
        () => undefined,
      );
    });
  }, [isUpdateReady]);
  return Layer ? <Layer /> : null;
}
