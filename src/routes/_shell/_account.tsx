import { createFileRoute } from '@tanstack/react-router';
import { requireSignedIn } from '../../features/session/require-signed-in.ts';
import { SignedInLayout } from '../../features/session/signed-in-layout.tsx';

/** The layout of screens that require signing in: all routes in this folder are guarded. */
export const Route = createFileRoute('/_shell/_account')({
  staticData: { isPersonal: true, isGuarded: true, footer: 'compact' },
  beforeLoad: ({ location }) => requireSignedIn(location),
  component: SignedInLayout,
});
