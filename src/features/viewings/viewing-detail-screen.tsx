import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { QueryFrame } from '../../shell/query-frame.tsx';
import { RecordNotFound } from '../../shell/record-not-found.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { CardSkeletons } from '../../ui/card-skeleton.tsx';
import { viewingQueries } from './queries.ts';
import { ViewingDetail } from './viewing-detail.tsx';

/** /previewdetails/{id} (core §2): one viewing. */
export function ViewingDetailScreen({ id }: { id: number }) {
  const { t } = useTranslation('viewings');
  const query = useQuery(viewingQueries.get(id));
  if (query.error?.status === 404) return <RecordNotFound record="viewing" />;
  return (
    <>
      <ScreenBar title={t('detail.title')} />
      <QueryFrame
        query={query}
        failed={t('detail.failed')}
        skeleton={
          <CardSkeletons
            label={t('loading')}
            className="two-pane"
            heights={['h-42', 'h-24', 'h-36', 'h-56']}
          />
        }
        className="pt-2 pb-page"
      >
        {(data) => <ViewingDetail key={data.row.id} viewing={data.row} labels={data.statusChoices} />}
      </QueryFrame>
    </>
  );
}
