import { createFileRoute } from '@tanstack/react-router';
import { PersonOnly } from '../../features/session/person-only.tsx';
import { requirePerson } from '../../features/session/require-person.ts';

/** Every screen for signed-in people alone: whatever stands in this folder is guarded. */
export const Route = createFileRoute('/_shell/_account')({
  staticData: { isPersonal: true, isGuarded: true },
  beforeLoad: ({ location }) => requirePerson(location),
  component: PersonOnly,
});
