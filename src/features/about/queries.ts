import { endpointQuery } from '../../api/endpoint-query.ts';

/**
 * What the server's configuration says of the company. The bars round the screen ask for the same.
 */
export const companyQuery = () => ({ ...endpointQuery('settings.get', {}), staleTime: 60 * 60 * 1000 });
