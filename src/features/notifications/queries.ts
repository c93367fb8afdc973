import { endpointQuery } from '../../api/endpoint-query.ts';

/** First part of every page's key. */
export const NOTIFICATIONS_SCOPE = 'notifications';

export const notificationQueries = {
  /** A page of what happened to the person, newest first; each says how many are unread in all. */
  list: (page = 1) => endpointQuery('notifications.list', { query: page > 1 ? { page } : {} }),
};
