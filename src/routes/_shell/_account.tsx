import { createFileRoute } from '@tanstack/react-router';
import { requireSignedIn } from '../../features/session/require-signed-in.ts';
import { SignedInLayout } from '../../features/session/signed-in-layout.tsx';

/** Every screen for signed-in people alone: whatever stands in this folder is guarded. */
export const Route = createFileRoute('/_shell/_account')({
  staticData: { isPersonal: true, isGuarded: true },
  beforeLoad: ({ location }) => requireSignedIn(location),
  component: SignedInLayout,
});
