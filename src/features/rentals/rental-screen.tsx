import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { QueryFrame } from '../../shell/query-frame.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { CardBones } from '../../ui/card-bones.tsx';
import { rentalQueries } from './queries.ts';
import { RentalDetail } from './rental-detail.tsx';
import { RentalMissing } from './rental-missing.tsx';

/** /rental/{key} (services §2): one tenancy, by its property. */
export function RentalScreen({ id }: { id: number }) {
  const { t } = useTranslation('rentals');
  const query = useQuery(rentalQueries.get(id));
  if (query.error?.status === 404) return <RentalMissing />;
  return (
    <>
      <ScreenBar title={t('detail.title')} />
      <QueryFrame
        query={query}
        failed={t('detail.failed')}
        badge={false}
        bones={
          <CardBones
            label={t('detail.loading')}
            className="two-pane"
            heights={['h-36', 'h-52', 'h-40', 'h-64']}
          />
        }
        className="pt-2 pb-page"
      >
        {({ property, statusChoices }) => <RentalDetail rental={property} labels={statusChoices} />}
      </QueryFrame>
    </>
  );
}
