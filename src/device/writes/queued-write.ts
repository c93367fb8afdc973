import type { NameByOffline } from '../../../contract/contract.ts';
import type { CallInput } from '../../api/api.ts';
import type { ApiError } from '../../api/api-error.ts';

/** What the contract lets wait on the device (`offline: 'queue'`). */
export type QueuedName = NameByOffline<'queue'>;

/** A call that may wait, with all that is sent. */
export type QueuedCall = { [Name in QueuedName]: { name: Name; input: CallInput<Name> } }[QueuedName];

/** Why the server did not take a write. */
export type WriteFailure = Pick<ApiError, 'message' | 'number' | 'fields'>;

export interface NewWrite {
  /** The idempotency key: sent again, it does the same thing no second time. */
  id: string;
  /** Who made it: it is sent in nobody else's name. */
  personId: number;
  call: QueuedCall;
  /** ms since the epoch, by this device's clock. */
  madeAt: number;
  /** null while it waits. */
  failure: WriteFailure | null;
}

export interface KeptWrite extends NewWrite {
  /** Writes are sent in this order. */
  seq: number;
}

/**
 * What a write is about. Each says the whole of what is wanted of it, so that of two about the same only
 * the later one counts.
 */
export function subjectOf(call: QueuedCall): string {
  switch (call.name) {
    case 'favourites.add':
      return `favourite ${call.input.body.propertyId}`;
    case 'favourites.remove':
      return `favourite ${call.input.params.propertyId}`;
    case 'profile.save':
      return 'profile';
  }
}

/** Whether a later write of the same person is about the same: only that one counts. */
export function isOvertaken({ seq, personId, call }: KeptWrite, writes: readonly KeptWrite[]): boolean {
  return writes.some(
    (other) => other.seq > seq && other.personId === personId && subjectOf(other.call) === subjectOf(call),
  );
}

/** The heart that a write sets or takes; null for one about something else. */
export function heartOf({ call }: Pick<KeptWrite, 'call'>): { propertyId: number; wanted: boolean } | null {
  if (call.name === 'favourites.add') return { propertyId: call.input.body.propertyId, wanted: true };
  if (call.name === 'favourites.remove') return { propertyId: call.input.params.propertyId, wanted: false };
  return null;
}
