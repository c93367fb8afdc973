import { useIsStarted } from '../../lib/use-is-started.ts';
import { NotFoundScreen } from '../../shell/not-found-screen.tsx';

/**
 * What users who are not operators see. The server's page hides it from a signed-in user, until the
 * app knows whether they are an operator.
 */
export function OpsMissing() {
  const isStarted = useIsStarted();
  return (
    <div className={isStarted ? undefined : 'in-data-person:invisible'}>
      <NotFoundScreen />
    </div>
  );
}
