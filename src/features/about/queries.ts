import { endpointQuery } from '../../api/endpoint-query.ts';

/** The company's data from the server's configuration, which the layout's bars also fetch. */
export const companyQuery = () => ({ ...endpointQuery('settings.get', {}), staleTime: 60 * 60 * 1000 });
