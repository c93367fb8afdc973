import type { Database } from '../../db/database.ts';
import { findTechnicianByMobile, lockTechnician, type Technician, updateTechnician } from './repository.ts';

export type CrewChanged =
  | { outcome: 'missing' }
  /** Stopped, active, or as wished already. */
  | { outcome: 'soAlready' }
  | { outcome: 'mobileTaken' }
  | { outcome: 'done'; before: Technician; after: Technician };

interface TechnicianChange {
  name?: string | undefined;
  nameEn?: string | undefined;
  mobile?: string | undefined;
}

/**
 * Stops a technician, with a reason for operators, or lets the technician take orders again
 * (`stopReason` null); open orders stay. Call it in a transaction.
 */
export async function setActive(
  transaction: Database,
  id: number,
  stopReason: string | null,
): Promise<CrewChanged> {
  const before = await lockTechnician(transaction, id);
  if (!before) return { outcome: 'missing' };
  const isActive = stopReason === null;
  if (before.isActive === isActive) return { outcome: 'soAlready' };
  const after = await updateTechnician(transaction, id, { isActive, stopReason });
  return { outcome: 'done', before, after };
}

/** Changes a technician's names and mobile; what is undefined stays. Call it in a transaction. */
export async function changeTechnician(
  transaction: Database,
  id: number,
  change: TechnicianChange,
): Promise<CrewChanged> {
  const before = await lockTechnician(transaction, id);
  if (!before) return { outcome: 'missing' };
  const { name = before.name, nameEn = before.nameEn, mobile = before.mobile } = change;
  if (name === before.name && nameEn === before.nameEn && mobile === before.mobile)
    return { outcome: 'soAlready' };
  const other = await findTechnicianByMobile(transaction, mobile);
  if (other && other.id !== id) return { outcome: 'mobileTaken' };
  const after = await updateTechnician(transaction, id, { name, nameEn, mobile });
  return { outcome: 'done', before, after };
}
