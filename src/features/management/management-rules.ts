import { isMobile } from '../../../contract/mobile.ts';
import type { ManagementFields } from './management-draft.ts';

/** What is wrong with a field: the key of its message under `management:faults`. */
export type Fault = 'required' | 'mobile';

/** services §5: name, mobile, region and city are required; the mobile must be one. */
export function managementFaults(fields: ManagementFields) {
  const faults: Partial<Record<keyof ManagementFields, Fault>> = {};
  for (const name of ['name', 'mobile', 'regionId', 'cityId'] as const) {
    if (fields[name].trim() === '') faults[name] = 'required';
  }
  if (!faults.mobile && !isMobile(fields.mobile)) faults.mobile = 'mobile';
  return faults;
}
