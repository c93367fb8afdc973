import { lazy, Suspense, useSyncExternalStore } from 'react';
import { recentProperties } from '../properties/recent-properties.ts';

const RecentSection = lazy(async () => ({ default: (await import('./recent-section.tsx')).RecentSection }));

/** Where the homes viewed last on this device are shown; their code comes where there are any. */
export function RecentHost() {
  const ids = useSyncExternalStore(
    recentProperties.subscribe,
    recentProperties.current,
    recentProperties.serverSnapshot,
  );
  if (ids.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <RecentSection ids={ids} />
    </Suspense>
  );
}
