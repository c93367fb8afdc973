import { PAGE_SIZE } from '../../../../contract/limits.ts';
import {
  breadcrumbs,
  type FactsSource,
  itemList,
  type OwnFacts,
  withoutBrand,
} from '../../../shell/site-facts.ts';
import { propertyQueries } from '../queries.ts';
import { readListSearch } from './list-search.ts';
import { listAddress } from './list-title.ts';

/** Facts of a /propertielist page. Not indexed with a search text, a map area or no results. */
export function listFacts(source: FactsSource): OwnFacts {
  const { query } = readListSearch(source.search);
  const rows = source.queryClient.getQueryData(propertyQueries.list(query).queryKey)?.properties ?? [];
  const path = listAddress(query);
  return {
    canonical: path,
    isIndexed: rows.length > 0 && query.q === undefined && query.bounds === undefined,
    linkedData: [
      breadcrumbs(source, { name: withoutBrand(source.title), path }),
      itemList(
        source,
        rows.map(({ id, title }) => ({ name: title, path: `/propertydetails/${id}` })),
        ((query.page ?? 1) - 1) * PAGE_SIZE + 1,
      ),
    ],
  };
}
