import { isMobile } from '../../../contract/mobile.ts';

/** services §5: what is wrong with a name and a mobile that both must be given. */
export function contactErrors({ name, mobile }: { name: string; mobile: string }) {
  return {
    name: name.trim() === '' ? ('required' as const) : null,
    mobile: mobile === '' ? ('required' as const) : isMobile(mobile) ? null : ('mobile' as const),
  };
}
