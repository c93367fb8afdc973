import type { EndpointName } from '../../contract/contract.ts';

export type Headers = Record<string, string>;
export interface Owner {
  id: number;
  headers: Headers;
}
/** Who gets through at a call, and how it is called. */
export interface Case {
  name: EndpointName;
  about: string;
  /** Makes the owner's record, and says how to call for it. */
  prepare: (owner: Owner) => Promise<{ url: string; payload?: object }>;
  /** What the owner, another person and a guest are answered. */
  statuses: [owner: number, other: number, guest: number];
  /** Whether the record is as it was, after the other two have tried. */
  isUntouched?: (owner: Owner) => Promise<boolean>;
}
