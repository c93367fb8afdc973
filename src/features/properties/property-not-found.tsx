import { useParams, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { RecordNotFound } from '../../shell/record-not-found.tsx';
import { useSession } from '../session/use-session.ts';
import { PropertyDetailBack } from './detail/back.tsx';
import { propertyIdOf } from './detail/data.ts';

/**
 * The listing does not exist, or is no longer public. Looks the same on the server and in the
 * browser.
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
 * The server renders one page for all users, without a session. Advertisers may see their own
 * hidden listings, so a signed-in user's browser fetches it again.
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
