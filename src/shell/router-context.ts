import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';

/** What every route's `beforeLoad` and loader receive. */
export interface RouterContext {
  queryClient: QueryClient;
  i18n: i18n;
}
