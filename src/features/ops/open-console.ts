import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { apiOf } from '../../api/endpoint-query.ts';
import { sessionStore } from '../../device/session-store.ts';
import { addOpsTexts } from '../../i18n/ops-texts.ts';
import { addTexts } from '../../i18n/route-texts.ts';
import type { RouterContext } from '../../shell/router-context.ts';
import { confirmSession } from '../session/confirm-session.ts';
import { knowOperatorCalls } from './operator-calls.ts';
import { opsQueries } from './queries.ts';

/**
 * Whether the user on this device is an operator. Asks the server if the stored session says no, as
 * they may be one by now: here, because the app's start waits for this loader.
 */
async function isOperator(client: QueryClient): Promise<boolean> {
  // The server renders for guests.
  if (typeof window === 'undefined') return false;
  const { status, user } = sessionStore.current();
  if (status === 'loading' && !user?.isOperator) await confirmSession(apiOf(client));
  return sessionStore.current().user?.isOperator === true;
}

/** The route's loader. For other users the address is not found. */
export async function openConsole({ i18n, queryClient }: RouterContext): Promise<void> {
  if (!(await isOperator(queryClient))) throw notFound();
  knowOperatorCalls();
  await Promise.all([
    addOpsTexts(i18n),
    addTexts(i18n, ['articles']),
    queryClient.prefetchQuery(opsQueries.verbs()),
    queryClient.prefetchQuery(opsQueries.overview()),
  ]);
}
