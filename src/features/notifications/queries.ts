import { endpointQuery } from '../../api/endpoint-query.ts';

/** First part of every page's key. */
export const NOTIFICATIONS_SCOPE = 'notifications';

export const notificationQueries = {
  /** A page of the user's notifications, newest first; each page has the total of unread ones. */
  list: (page = 1) => endpointQuery('notifications.list', { query: page > 1 ? { page } : {} }),
  /** What the user is notified of. */
  settings: () => endpointQuery('notifications.settings', {}),
};
