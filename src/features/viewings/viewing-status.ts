import type { Viewing, ViewingStatus } from '../../../contract/viewings.ts';
import type { BadgeTone } from '../../ui/badge.tsx';

/** The colour of a status beside its label; a status that only a newer server sends is plain. */
export const STATUS_TONES: Partial<Record<ViewingStatus, BadgeTone>> = {
  waiting_payment: 'warn',
  confirmed: 'success',
  cancelled: 'danger',
};

/** Whether a viewing is still to take place. */
export function isComing({ status }: Pick<Viewing, 'status'>): boolean {
  return status === 'waiting_payment' || status === 'confirmed';
}
