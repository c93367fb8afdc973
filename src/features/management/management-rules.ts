import { isMobile } from '../../../contract/mobile.ts';
import type { ManagementFields } from './management-draft.ts';

/** What is wrong with a field: the key of its message under `management:faults`. */
export type ManagementError = 'required' | 'mobile';

/** services §5: name, mobile, region and city are required; the mobile must be one. */
export function managementErrors(fields: ManagementFields) {
  const errors: Partial<Record<keyof ManagementFields, ManagementError>> = {};
  for (const name of ['name', 'mobile', 'regionId', 'cityId'] as const) {
    if (fields[name].trim() === '') errors[name] = 'required';
  }
  if (!errors.mobile && !isMobile(fields.mobile)) errors.mobile = 'mobile';
  return errors;
}
