declare module 'virtual:endpoint-table' {
  export interface EndpointEntry {
    path: string;
    /** GET without it. */
    method?: 'POST' | 'PUT' | 'DELETE';
    /** `never` without it. */
    cache?: Exclude<import('../../contract/endpoint.ts').EndpointCache, 'never'>;
    isWrite?: true;
    isMultipart?: true;
    isIdempotent?: true;
  }
  /** Written by src/api/endpoint-table.vite.ts from the contract; the operators' calls are there once the console is. */
  export const endpointTable: Record<import('../../contract/contract.ts').EndpointName, EndpointEntry>;
}

declare module 'virtual:operator-endpoint-table' {
  export const operatorEndpointTable: Partial<typeof import('virtual:endpoint-table').endpointTable>;
}
