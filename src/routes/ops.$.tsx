import { createFileRoute } from '@tanstack/react-router';
import { openConsole } from '../features/ops/open-console.ts';
import { OpsMissing } from '../features/ops/ops-not-found.tsx';
import { OpsScreen } from '../features/ops/ops-screen.tsx';

/**
 * The operators' console. One route for all its screens, in separate chunks: other users load only
 * this route's definition.
 */
export const Route = createFileRoute('/ops/$')({
  validateSearch: (search: Record<string, unknown>) =>
    search as { q?: string; sort?: string; free?: boolean },
  loader: ({ context }) => openConsole(context),
  component: OpsScreen,
  notFoundComponent: OpsMissing,
  codeSplitGroupings: [['loader', 'component', 'notFoundComponent']],
});
