import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { PropertyType } from '../../../contract/property-entities.ts';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { TypeChips } from '../properties/type-chips.tsx';
import { type MapsQuery, withChange, writeMapsSearch } from './maps-search.ts';

interface MapsBarProps {
  query: MapsQuery;
  /** Empty until they have come. */
  types: readonly PropertyType[];
}

/** The title; near me or my favourites; and the types. */
export function MapsBar({ query, types }: MapsBarProps) {
  const { t } = useTranslation('maps');
  const navigate = useNavigate();
  return (
    <>
      <div className="max-lg:contents lg:sr-only">
        <ScreenBar title={t('title')} />
      </div>
      <div className="lg:sticky lg:top-18 lg:z-(--z-bar) lg:border-b lg:border-line lg:bg-surface">
        <div className="lg:page lg:flex lg:h-16 lg:items-center lg:gap-4">
          <Segmented
            label={t('scope.label')}
            options={[
              { value: 'near', label: t('scope.near') },
              { value: 'favourites', label: t('scope.favourites') },
            ]}
            value={query.isFavourites ? 'favourites' : 'near'}
            onChange={(value) => {
              const isFavourites = value === 'favourites';
              // An area that was searched for the one says nothing of where the others lie.
              const next = withChange(query, { isFavourites, bounds: null });
              void navigate({ to: '/maps', search: writeMapsSearch(next) });
            }}
            className="px-gutter pb-1 lg:w-80 lg:flex-none lg:p-0"
          />
          <div className="min-w-0 lg:-me-gutter lg:flex-1">
            <TypeChips
              typeId={query.typeId}
              types={types}
              link={(typeId, chip) => (
                <Link
                  to="/maps"
                  search={writeMapsSearch(withChange(query, { typeId }))}
                  preload={false}
                  {...chip}
                />
              )}
            />
          </div>
        </div>
      </div>
    </>
  );
}
