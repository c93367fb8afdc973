import { useIsStarted } from '../../lib/use-is-started.ts';
import { NotFoundScreen } from '../../shell/not-found-screen.tsx';

/** What strangers see. An operator is not shown it in the server's page, before the app knows him. */
export function OpsMissing() {
  const isStarted = useIsStarted();
  return (
    <div className={isStarted ? undefined : 'in-data-person:invisible'}>
      <NotFoundScreen />
    </div>
  );
}
