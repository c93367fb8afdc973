import { linkOptions } from '@tanstack/react-router';
import { NumberedPager } from '../../shell/numbered-pager.tsx';
import { type ListQuery, writeListSearch } from './list-search.ts';

interface ListPagerProps {
  query: ListQuery;
  /** How many cards came. */
  shown: number;
  /** How many match in all; null where that is not known exactly. */
  total: number | null;
}

/** The pages of /propertielist. */
export function ListPager({ query, shown, total }: ListPagerProps) {
  return (
    <NumberedPager
      page={query.page ?? 1}
      shown={shown}
      total={total}
      link={(page) => linkOptions({ to: '/propertielist', search: writeListSearch({ ...query, page }) })}
    />
  );
}
