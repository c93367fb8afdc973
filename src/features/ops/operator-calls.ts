import { endpointTable } from 'virtual:endpoint-table';
import { operatorEndpointTable } from 'virtual:operator-endpoint-table';

/** Lets the api make the operators' calls, which the app's first load does not name. */
export function knowOperatorCalls(): void {
  Object.assign(endpointTable, operatorEndpointTable);
}
