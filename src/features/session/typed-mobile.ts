import { MOBILE_LENGTH } from '../../../contract/limits.ts';
import { normaliseMobile } from '../../../contract/mobile.ts';

/**
 * A mobile as it stands in its field while it is typed or pasted: brought to 05XXXXXXXX first, then cut
 * to the limit of core §9, so that a pasted +966… loses its prefix and not its end.
 */
export function typedMobile(input: string): string {
  return normaliseMobile(input)
    .replace(/[^\d+]/g, '')
    .slice(0, MOBILE_LENGTH);
}
