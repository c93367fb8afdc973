import { Link } from '@tanstack/react-router';
import { pagerLinkClasses } from '../../ui/pager.tsx';
import { type ListQuery, writeListSearch } from './list-search.ts';
import { PropertyPager } from './property-pager.tsx';

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
    <PropertyPager
      page={query.page ?? 1}
      shown={shown}
      total={total}
      link={(page, rel, word) => (
        <Link
          to="/propertielist"
          search={writeListSearch({ ...query, page })}
          rel={rel}
          className={pagerLinkClasses()}
        >
          {word}
        </Link>
      )}
    />
  );
}
