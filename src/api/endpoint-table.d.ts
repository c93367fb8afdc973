declare module 'virtual:endpoint-table' {
  export interface EndpointEntry {
    method: 'GET' | 'POST' | 'PUT' | 'DELETE';
    path: string;
    cache: import('../../contract/endpoint.ts').EndpointCache;
    isWrite?: true;
    isMultipart?: true;
    isIdempotent?: true;
  }
  /** Written by src/api/endpoint-table.vite.ts from the contract. */
  export const endpointTable: Record<import('../../contract/contract.ts').EndpointName, EndpointEntry>;
}
