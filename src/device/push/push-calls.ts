import { endpointTable } from 'virtual:endpoint-table';
import { pushEndpointTable } from 'virtual:push-endpoint-table';

/** Lets the api make the calls of notifications on the device, which the app's first load does not name. */
export function knowPushCalls(): void {
  Object.assign(endpointTable, pushEndpointTable);
}
