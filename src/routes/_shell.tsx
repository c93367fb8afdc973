import { createFileRoute } from '@tanstack/react-router';
import { loadQuery } from '../api/load-query.ts';
import { ShellLayout } from '../features/layout/shell-layout.tsx';
import { settingsQueries } from '../shell/settings.ts';

/** Every screen with the bars and the footer round it. */
export const Route = createFileRoute('/_shell')({
  loader: ({ context }) => loadQuery(context.queryClient, settingsQueries.get()),
  component: ShellLayout,
  // On every first screen: a request of its own would only come later.
  codeSplitGroupings: [],
});
