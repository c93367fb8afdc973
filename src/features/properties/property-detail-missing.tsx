import { useParams, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSession } from '../session/use-session.ts';
import { propertyIdOf } from './property-detail-data.ts';
import { PropertyMissingScreen } from './property-missing-screen.tsx';

/**
 * The server renders a page for everybody, and knows no session: to its advertiser a listing may be there that the
 * public does not see, so that a person's own browser asks once more.
 */
export function PropertyDetailMissing() {
  const router = useRouter();
  const isSignedIn = useSession().user !== null;
  const canBe = propertyIdOf(useParams({ strict: false }).id ?? '') !== null;
  useEffect(() => {
    if (isSignedIn && canBe) void router.invalidate();
  }, [isSignedIn, canBe, router]);
  return <PropertyMissingScreen />;
}
