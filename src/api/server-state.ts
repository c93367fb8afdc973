import type { DehydratedState } from '@tanstack/react-query';
import type { Language } from '../../contract/language.ts';

/** Id of the data block with the query results of a server-rendered page. */
export const SERVER_STATE_ID = 'server-state';

/** What a server-rendered page passes to the browser. */
interface ServerState {
  language: Language;
  queries: DehydratedState;
}

/** The query results of a server-rendered page; null for the shell from the worker's cache. */
export function readServerState(): ServerState | null {
  const block = document.getElementById(SERVER_STATE_ID);
  return block?.textContent ? (JSON.parse(block.textContent) as ServerState) : null;
}

/** JSON that is safe inside a script element. */
export function writeServerState(state: ServerState): string {
  return JSON.stringify(state).replace(/</g, '\\u003c');
}
