import { createFileRoute } from '@tanstack/react-router';
import { loadQuery } from '../api/load-query.ts';
import { ShellLayout } from '../features/layout/shell-layout.tsx';
import { settingsQueries } from '../shell/settings.ts';

/** The layout of every screen with bars and footer. */
export const Route = createFileRoute('/_shell')({
  loader: ({ context }) => loadQuery(context.queryClient, settingsQueries.get()),
  component: ShellLayout,
  // In the main bundle: every first screen needs it, and a separate chunk would only arrive later.
  codeSplitGroupings: [],
});
