import type { FastifyInstance } from 'fastify';
import { SAVED_SEARCHES_MAX } from '../../../contract/limits.ts';
import { propertyFilters } from '../../../contract/properties.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ParserNames } from '../properties/query-parser/names.ts';
import { readFilters } from '../properties/read-filters.ts';
import { readSearch } from '../properties/service.ts';
import { addSearch, changeSearch, columnsOf, listSearches, markSeen, removeSearch } from './repository.ts';

/** An address may name listings, but these are no search. */
const savedFilters = propertyFilters.omit({ ids: true });

/**
 * The filters of an address, and the address with these alone. Throws malformed where one can't be
 * read.
 */
function parseAddress(address: string) {
  const given = [...new URLSearchParams(address)].filter(
    ([key, value]) => key in savedFilters.shape && value,
  );
  const { data } = savedFilters.safeParse(Object.fromEntries(given));
  if (!data) throw new ApiError('malformed');
  return { query: data, filters: new URLSearchParams(given).toString() };
}

/** Saved searches: what a user looks for, and what has come since. */
export async function searchesModule(app: FastifyInstance, { names }: { names: () => Promise<ParserNames> }) {
  app.endpoint('searches.list', async ({ person, language, db }) => {
    const [rows, known] = await Promise.all([listSearches(db, person.id), names()]);
    return {
      searches: rows.map(({ createdAt, ...row }) => {
        const { leftOut } = readFilters(
          { ...parseAddress(row.filters).query, forgive: true },
          known,
          language,
        );
        return { ...row, createdAt: createdAt.toISOString(), leftOut: leftOut?.fields ?? null };
      }),
    };
  });

  app.endpoint('searches.create', async ({ body, person, language, once }) => {
    const { query, filters } = parseAddress(body.filters);
    const known = await names();
    return once(async (transaction) => {
      // As the list reads it: misspelt words are replaced, and words without any listing left out.
      const { filters: read } = await readSearch(transaction, query, { names: known, language });
      if (Object.values(read).every((value) => value === undefined || value === false))
        throw new ApiError('searchTooWide');
      const columns = await columnsOf(transaction, read);
      const id = await addSearch(
        transaction,
        { userId: person.id, name: body.name, filters, frequency: body.frequency },
        { columns, most: SAVED_SEARCHES_MAX },
      );
      if (id === null) throw new ApiError('tooManySearches');
      return { success: true as const, id };
    });
  });

  app.endpoint(
    'searches.update',
    async ({ params: { id }, body, person, db }) => {
      if (!(await changeSearch(db, { userId: person.id, id }, body))) throw new ApiError('searchNotFound');
      return { success: true };
    },
    { notFound: 'searchNotFound' },
  );

  app.endpoint(
    'searches.delete',
    async ({ params: { id }, person, db }) => {
      if (!(await removeSearch(db, person.id, id))) throw new ApiError('searchNotFound');
      return { success: true };
    },
    { notFound: 'searchNotFound' },
  );

  app.endpoint(
    'searches.seen',
    async ({ params: { id }, person, db }) => {
      if (!(await markSeen(db, person.id, id))) throw new ApiError('searchNotFound');
      return { success: true };
    },
    { notFound: 'searchNotFound' },
  );
}
