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
 * Whether the user on this device is an operator. One who was none when this device last asked may
 * have become one: asks the server, here and not only at the app's start, which waits for this
 * loader.
 */
async function isOperator(client: QueryClient): Promise<boolean> {
  // The server renders for guests.
  if (typeof window === 'undefined') return false;
  const { status, user } = sessionStore.current();
  if (status === 'loading' && !user?.isOperator) await confirmSession(apiOf(client));
  return sessionStore.current().user?.isOperator === true;
}

/** The route's loader. To all others the address is not found, as any unknown one. */
export async function openConsole({ i18n, queryClient }: RouterContext): Promise<void> {
  if (!(await isOperator(queryClient))) throw notFound();
  knowOperatorCalls();
  await Promise.all([
    addOpsTexts(i18n),
    addTexts(i18n, ['articles']),
    queryClient.prefetchQuery(opsQueries.verbs()),
  ]);
}
