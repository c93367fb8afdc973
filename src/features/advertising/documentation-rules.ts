import { isMobile } from '../../../contract/mobile.ts';

/** services §5: the errors of a required name and mobile; null where valid. */
export function contactErrors({ name, mobile }: { name: string; mobile: string }) {
  return {
    name: name.trim() === '' ? ('required' as const) : null,
    mobile: mobile === '' ? ('required' as const) : isMobile(mobile) ? null : ('mobile' as const),
  };
}
