import { Link } from '@tanstack/react-router';
import type { PropertyType } from '../../../contract/property-entities.ts';
import { type NearQuery, writeNearSearch } from './near-search.ts';
import { TypeChips } from './type-chips.tsx';

interface NearTypesProps {
  query: NearQuery;
  /** Empty until they have come. */
  types: readonly PropertyType[];
}

/** The types of what is near. */
export function NearTypes({ query: { position, typeId }, types }: NearTypesProps) {
  return (
    <TypeChips
      typeId={typeId}
      types={types}
      link={(id, chip) => (
        <Link
          to="/nearproperties"
          search={writeNearSearch({ position, typeId: id })}
          preload={false}
          {...chip}
        />
      )}
    />
  );
}
