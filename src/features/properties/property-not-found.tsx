import { useParams, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { RecordNotFound } from '../../shell/record-not-found.tsx';
import { useSession } from '../session/use-session.ts';
import { PropertyDetailBack } from './detail/back.tsx';
import { propertyIdOf } from './detail/data.ts';

/**
 * There is no such listing, or it is not public any more. It looks the same in the server's page
 * and the browser.
 */
export function PropertyNotFound() {
  return (
    <div>
      <PropertyDetailBack className="m-1" />
      <RecordNotFound record="property" />
    </div>
  );
}

/**
 * The server renders a page for everybody, and knows no session. Advertisers may see listings of
 * their own that the public does not, so a signed-in user's browser asks once more.
 */
export function PropertyDetailNotFound() {
  const router = useRouter();
  const isSignedIn = useSession().user !== null;
  const canBe = propertyIdOf(useParams({ strict: false }).id ?? '') !== null;
  useEffect(() => {
    if (isSignedIn && canBe) void router.invalidate();
  }, [isSignedIn, canBe, router]);
  return <PropertyNotFound />;
}
