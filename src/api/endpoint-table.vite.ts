import type { Plugin } from 'vite';
import { allEndpoints } from '../../contract/contract.ts';
import { isWrite } from '../../contract/endpoint.ts';

const VIRTUAL_ID = 'virtual:endpoint-table';
const RESOLVED_ID = `\0${VIRTUAL_ID}`;

/**
 * Hands the browser what it must know of the contract at run time: method, path, cache rule and kind of
 * each endpoint, and none of the schemas. So the contract stays the one source, and no validator
 * weighs on the first load (see docs/decisions/0002-contract-without-validators-in-the-browser.md).
 */
export function endpointTable(): Plugin {
  return {
    name: 'rukn-endpoint-table',
    resolveId: (id) => (id === VIRTUAL_ID ? RESOLVED_ID : null),
    load(id) {
      if (id !== RESOLVED_ID) return null;
      const table = Object.fromEntries(
        allEndpoints().map(([name, definition]) => [
          name,
          {
            method: definition.method,
            path: definition.path,
            cache: definition.cache,
            ...(isWrite(definition) && { isWrite: true }),
            ...(definition.encoding === 'multipart' && { isMultipart: true }),
            ...(definition.idempotent && { isIdempotent: true }),
          },
        ]),
      );
      return `export const endpointTable = ${JSON.stringify(table)};`;
    },
  };
}
