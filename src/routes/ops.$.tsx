import { createFileRoute } from '@tanstack/react-router';
import { openConsole } from '../features/ops/open-console.ts';
import { OpsMissing } from '../features/ops/ops-not-found.tsx';
import { OpsScreen } from '../features/ops/ops-screen.tsx';

/**
 * The operators' console. One route for all that it holds, and all of it in chunks of its own: a
 * user who looks for a property loads no more of it than this route's definition.
 */
export const Route = createFileRoute('/ops/$')({
  loader: ({ context }) => openConsole(context),
  component: OpsScreen,
  notFoundComponent: OpsMissing,
  codeSplitGroupings: [['loader', 'component', 'notFoundComponent']],
});
