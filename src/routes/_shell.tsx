import { createFileRoute } from '@tanstack/react-router';
import { loadQuery } from '../api/load-query.ts';
import { settingsQueries } from '../features/settings/queries.ts';
import { ShellLayout } from '../shell/shell-layout.tsx';

/** Every screen with the bars and the footer round it. */
export const Route = createFileRoute('/_shell')({
  loader: ({ context }) => loadQuery(context.queryClient, settingsQueries.get()),
  component: ShellLayout,
  // On every first screen: a request of its own would only come later.
  codeSplitGroupings: [],
});
