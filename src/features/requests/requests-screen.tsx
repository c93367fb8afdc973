import { getRouteApi } from '@tanstack/react-router';
import { RequestDetailScreen } from './request-detail-screen.tsx';
import { RequestList } from './request-list.tsx';
import { readRequestSearch } from './request-search.ts';
import { useQuickNews } from './use-quick-news.ts';

const route = getRouteApi('/_shell/_account/myrequests');

/** /myrequests (services §2): the list, or the request that the address names. */
export function RequestsScreen() {
  useQuickNews();
  const { category, page, id } = readRequestSearch(route.useSearch());
  return id === null ? (
    <RequestList category={category} page={page} />
  ) : (
    <RequestDetailScreen key={`${category} ${id}`} category={category} id={id} />
  );
}
