import { useQuery } from '@tanstack/react-query';
import { getRouteApi, linkOptions } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { type RequestCategory, requestNumber } from '../../../contract/request-statuses.ts';
import { QueryFrame } from '../../shell/query-frame.tsx';
import { RecordNotFound } from '../../shell/record-not-found.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { CardSkeletons } from '../../ui/card-skeleton.tsx';
import { requestQueries } from './queries.ts';
import { RequestDetail } from './request-detail.tsx';
import { RequestList } from './request-list.tsx';
import { readRequestSearch, requestSearch } from './request-search.ts';
import { isOver } from './request-status.tsx';
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

/** Polling interval of an open request's page: the team may answer, a listing may be found. */
const ASK_EVERY_MS = 5_000;

/** A request opened from /myrequests or by a notification; `id` 0 is not valid. */
function RequestDetailScreen({ category, id }: { category: RequestCategory; id: number }) {
  const { t } = useTranslation('requests');
  const query = useQuery({
    ...requestQueries.one(category, id),
    enabled: id > 0,
    refetchInterval: ({ state: { data } }) => (data && !isOver(data.request.status) ? ASK_EVERY_MS : false),
  });
  if (id === 0 || query.error?.status === 404) {
    const list = linkOptions({ to: '/myrequests', search: { ...requestSearch(category) } });
    return <RecordNotFound record="request" list={list} />;
  }
  return (
    <>
      <ScreenBar title={t('detail.title', { number: `\u2066${requestNumber(category, id)}\u2069` })} />
      <QueryFrame
        query={query}
        failed={t('detail.failed')}
        skeleton={
          <CardSkeletons
            label={t('loading')}
            className="two-pane"
            heights={['h-20 lg:order-2', 'h-64', 'h-40']}
          />
        }
        className="pt-2 pb-page"
      >
        {(data) => <RequestDetail data={data} />}
      </QueryFrame>
    </>
  );
}
