import { endpointTable } from 'virtual:endpoint-table';
import { passkeyEndpointTable } from 'virtual:passkey-endpoint-table';

/** Adds the calls of passkeys to the API: the app's first load leaves them out. */
export function knowPasskeyCalls(): void {
  Object.assign(endpointTable, passkeyEndpointTable);
}
