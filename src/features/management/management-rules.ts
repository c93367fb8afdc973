import { isMobile } from '../../../contract/mobile.ts';
import type { ManagementFields } from './management-draft.ts';

/** A field's error: the key of its message under `management:faults`. */
export type ManagementError = 'required' | 'mobile';

/** services §5: name, region, city and a valid mobile are required. */
export function managementErrors(fields: ManagementFields) {
  const errors: Partial<Record<keyof ManagementFields, ManagementError>> = {};
  for (const name of ['name', 'mobile', 'regionId', 'cityId'] as const) {
    if (fields[name].trim() === '') errors[name] = 'required';
  }
  if (!errors.mobile && !isMobile(fields.mobile)) errors.mobile = 'mobile';
  return errors;
}
