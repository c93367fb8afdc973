import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';

/** What every route's guard and loader may use. */
export interface RouterContext {
  queryClient: QueryClient;
  i18n: i18n;
}
