import type { Plugin } from 'vite';
import { allEndpoints } from '../../contract/contract.ts';
import { type EndpointDefinition, isWrite } from '../../contract/endpoint.ts';

type Part = 'first' | 'operators' | 'push' | 'passkeys';

/**
 * The app's first load includes the first table; those of the operators' console, of push
 * notifications and of passkeys load with the code that uses them.
 */
const TABLES: Record<string, { name: string; part: Part }> = {
  'virtual:endpoint-table': { name: 'endpointTable', part: 'first' },
  'virtual:operator-endpoint-table': { name: 'operatorEndpointTable', part: 'operators' },
  'virtual:push-endpoint-table': { name: 'pushEndpointTable', part: 'push' },
  'virtual:passkey-endpoint-table': { name: 'passkeyEndpointTable', part: 'passkeys' },
};

function partOf(name: string, { auth }: EndpointDefinition): Part {
  if (auth === 'operator') return 'operators';
  const [domain] = name.split('.');
  if (domain === 'proof') return 'passkeys';
  return domain === 'push' || domain === 'passkeys' ? domain : 'first';
}

/**
 * Generates the contract's data that the browser needs at run time: method, path, cache rule and
 * kind of each endpoint, without the schemas. The contract stays the only source, and no validator
 * adds to the first load (see docs/decisions/0002-contract-without-validators-in-the-browser.md).
 */
export function endpointTable(): Plugin {
  return {
    name: 'rukn-endpoint-table',
    resolveId: (id) => (id in TABLES ? `\0${id}` : null),
    load(id) {
      const wanted = id.startsWith('\0') ? TABLES[id.slice(1)] : undefined;
      if (!wanted) return null;
      const table = Object.fromEntries(
        allEndpoints()
          .filter(([name, definition]) => partOf(name, definition) === wanted.part)
          .map(([name, definition]) => [
            name,
            {
              path: definition.path,
              // Defaults are left out, since the first load includes this table.
              ...(definition.method !== 'GET' && { method: definition.method }),
              ...(definition.cache !== 'never' && { cache: definition.cache }),
              ...(isWrite(definition) && { isWrite: true }),
              ...(definition.encoding === 'multipart' && { isMultipart: true }),
              ...(definition.idempotent && { isIdempotent: true }),
            },
          ]),
      );
      return `export const ${wanted.name} = ${JSON.stringify(table)};`;
    },
  };
}
