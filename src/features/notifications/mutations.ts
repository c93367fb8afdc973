import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '../../../contract/contract.ts';
import type { ApiError } from '../../api/api-error.ts';
import { apiOf } from '../../api/endpoint-query.ts';
import { serverNow } from '../../lib/server-now.ts';
import { NOTIFICATIONS_SCOPE } from './queries.ts';

type List = Answer<'notifications.list'>;

const SCOPE = { queryKey: [NOTIFICATIONS_SCOPE] };

/** Marks rows of one page as read. The count is the server's `unread`, else it is counted down. */
function withRead(list: List, isRead: (id: number) => boolean, now: string, unread?: number): List {
  let newlyRead = 0;
  const rows = list.rows.map((row) => {
    if (row.readAt !== null || !isRead(row.id)) return row;
    newlyRead += 1;
    return { ...row, readAt: now };
  });
  return { rows, unreadCount: unread ?? Math.max(0, list.unreadCount - newlyRead) };
}

/**
 * Marks rows as read on every cached page. A row is on one page and the count on all: without the
 * server's count every page takes the lowest.
 */
function markRead(client: QueryClient, isRead: (id: number) => boolean, unread?: number): void {
  const now = new Date(serverNow()).toISOString();
  const pages = client.getQueriesData<List>(SCOPE).flatMap(([, data]) => (data ? [data] : []));
  const counted = unread ?? Math.min(...pages.map((page) => withRead(page, isRead, now).unreadCount));
  client.setQueriesData<List>(SCOPE, (data) => data && withRead(data, isRead, now, counted));
}

/** core §3: marks one as read. Shown at once; refetched if the call fails. */
export function useReadNotification() {
  const client = useQueryClient();
  return useMutation<Answer<'notifications.read'>, ApiError, number>({
    mutationFn: (id) => apiOf(client)('notifications.read', { params: { id } }),
    onMutate: (read) => markRead(client, (id) => id === read),
    onSuccess: ({ unreadCount }, read) => markRead(client, (id) => id === read, unreadCount),
    onError: () => void client.invalidateQueries(SCOPE),
  });
}

/** Marks all as read, up to the newest that was shown. */
export function useReadAllNotifications() {
  const client = useQueryClient();
  return useMutation<Answer<'notifications.readAll'>, ApiError, number>({
    mutationFn: (upTo) => apiOf(client)('notifications.readAll', { body: { upTo } }),
    onMutate: (upTo) => markRead(client, (id) => id <= upTo),
    onSuccess: ({ unreadCount }, upTo) => markRead(client, (id) => id <= upTo, unreadCount),
    onError: () => void client.invalidateQueries(SCOPE),
  });
}
