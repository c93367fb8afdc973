import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { QueryFrame } from '../../shell/query-frame.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { Breadcrumb, crumbClasses } from '../../ui/breadcrumb.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { CardBones } from '../../ui/card-bones.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { rentalQueries } from './queries.ts';
import { RentCard } from './rent-card.tsx';

const GRID = 'card-grid';

/** /myrents (services §2): the homes that one rents. */
export function RentListScreen() {
  const { t } = useTranslation('rentals');
  const list = useQuery(rentalQueries.list());
  return (
    <>
      <ScreenBar title={t('list.title')} />
      <QueryFrame
        query={list}
        failed={t('list.failed')}
        lead={
          <Breadcrumb label={t('path')} current={t('list.title')}>
            <Link to="/" className={crumbClasses()}>
              {t('home')}
            </Link>
          </Breadcrumb>
        }
        bones={<CardBones label={t('list.loading')} className={GRID} heights={['h-122', 'h-122', 'h-122']} />}
        className="pb-page"
      >
        {({ rows, statusChoices }) =>
          rows.length === 0 ? (
            <EmptyState
              picture="/art/empty-results.svg"
              title={t('list.empty.title')}
              action={
                <Link to="/" className={buttonClasses({ tall: true })}>
                  {t('list.empty.browse')}
                </Link>
              }
            >
              {t('list.empty.text')}
            </EmptyState>
          ) : (
            <ul className={GRID}>
              {rows.map((rented, index) => (
                <li key={rented.id} className="min-w-0">
                  <RentCard rented={rented} labels={statusChoices} isFirst={index === 0} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryFrame>
    </>
  );
}
