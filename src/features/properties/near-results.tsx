import { linkOptions } from '@tanstack/react-router';
import type { Answer } from '../../../contract/contract.ts';
import { NumberedPager } from '../../shell/numbered-pager.tsx';
import { NearEmpty } from './near-empty.tsx';
import { type NearQuery, writeNearSearch } from './near-search.ts';
import { PropertyGrid } from './property-grid.tsx';

interface NearResultsProps {
  answer: Answer<'properties.nearYou'>;
  query: NearQuery;
  /** Another page is on its way, and this is the one before it. */
  isOutgoing: boolean;
}

/** The cards of one page, each with its distance, and the pager under them. */
export function NearResults({ answer: { properties, statusChoices }, query, isOutgoing }: NearResultsProps) {
  if (properties.length === 0) return <NearEmpty query={query} />;
  return (
    <>
      <PropertyGrid properties={properties} statusChoices={statusChoices} isOutgoing={isOutgoing} />
      <NumberedPager
        page={query.page ?? 1}
        shown={properties.length}
        link={(page) => linkOptions({ to: '/nearproperties', search: writeNearSearch({ ...query, page }) })}
      />
    </>
  );
}
