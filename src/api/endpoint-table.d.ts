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
  /**
   * Written by src/api/endpoint-table.vite.ts from the contract; the entries of other tables are
   * added when their code loads.
   */
  export const endpointTable: Record<import('../../contract/contract.ts').EndpointName, EndpointEntry>;
}

declare module 'virtual:operator-endpoint-table' {
  export const operatorEndpointTable: Partial<typeof import('virtual:endpoint-table').endpointTable>;
}

declare module 'virtual:push-endpoint-table' {
  export const pushEndpointTable: Partial<typeof import('virtual:endpoint-table').endpointTable>;
}
