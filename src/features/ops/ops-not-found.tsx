import { useIsStarted } from '../../lib/use-is-started.ts';
import { NotFoundScreen } from '../../shell/not-found-screen.tsx';

/**
 * Shown to users who are no operators. The server's page hides it from a signed-in user until the
 * app knows whether they are one.
 */
export function OpsMissing() {
  const isStarted = useIsStarted();
  return (
    <div className={isStarted ? undefined : 'in-data-person:invisible'}>
      <NotFoundScreen />
    </div>
  );
}
