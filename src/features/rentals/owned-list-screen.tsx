import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { QueryFrame } from '../../shell/query-frame.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { CardBones } from '../../ui/card-bones.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { OwnedCard } from './owned-card.tsx';
import { rentalQueries } from './queries.ts';

const GRID = 'card-grid pt-2';

/** /myproperty (services §2): what one owns, with tenancy figures. */
export function OwnedListScreen() {
  const { t } = useTranslation('rentals');
  const list = useQuery(rentalQueries.owned());
  return (
    <>
      <ScreenBar title={t('owned.title')} />
      <QueryFrame
        query={list}
        failed={t('owned.failed')}
        bones={<CardBones label={t('owned.loading')} className={GRID} heights={['h-76', 'h-76', 'h-76']} />}
        className="pb-page"
      >
        {({ rows, statusChoices }) =>
          rows.length === 0 ? (
            <EmptyState
              picture="/art/empty-results.svg"
              title={t('owned.empty.title')}
              action={
                <Link to="/propertiecreate" search={{}} className={buttonClasses({ tall: true })}>
                  {t('owned.empty.add')}
                </Link>
              }
            >
              {t('owned.empty.text')}
            </EmptyState>
          ) : (
            <ul className={GRID}>
              {rows.map((rented) => (
                <li key={rented.id} className="min-w-0">
                  <OwnedCard rented={rented} labels={statusChoices} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryFrame>
    </>
  );
}
