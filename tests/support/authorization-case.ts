import type { EndpointName } from '../../contract/contract.ts';

export type Headers = Record<string, string>;
export interface Owner {
  id: number;
  headers: Headers;
}
/** An endpoint's authorization test: which request to send, and who may send it. */
export interface Case {
  name: EndpointName;
  about: string;
  /** Creates the owner's record; returns the request for it. */
  prepare: (owner: Owner) => Promise<{ url: string; payload?: object }>;
  /** The expected status for the owner, another user and a guest. */
  statuses: [owner: number, other: number, guest: number];
  /** The expected status for an operator, where operators may see more than another user. */
  operator?: number;
  /** Whether the record is unchanged after the other two have tried. */
  isUntouched?: (owner: Owner) => Promise<boolean>;
}
