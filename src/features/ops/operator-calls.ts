import { endpointTable } from 'virtual:endpoint-table';
import { operatorEndpointTable } from 'virtual:operator-endpoint-table';

/** Adds the operators' calls to the API: the app's first load leaves them out. */
export function knowOperatorCalls(): void {
  Object.assign(endpointTable, operatorEndpointTable);
}
