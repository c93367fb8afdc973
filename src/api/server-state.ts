import type { DehydratedState } from '@tanstack/react-query';
import type { Language } from '../../contract/language.ts';

/** Id of the data block by which a page rendered on the server hands over its query results. */
export const SERVER_STATE_ID = 'server-state';

/** What the server's page hands to the browser. */
interface ServerState {
  language: Language;
  queries: DehydratedState;
}

/**
 * The server's results, where this page was rendered by it; null for the shell of the worker's
 * cache.
 */
export function readServerState(): ServerState | null {
  const block = document.getElementById(SERVER_STATE_ID);
  return block?.textContent ? (JSON.parse(block.textContent) as ServerState) : null;
}

/** JSON that can stand inside a script element. */
export function writeServerState(state: ServerState): string {
  return JSON.stringify(state).replace(/</g, '\\u003c');
}
