import type { TFunction } from 'i18next';
import { SEARCH_TEXT_MAX_LENGTH } from '../../../../contract/limits.ts';
import { formatCount } from '../../../lib/digits.ts';

/** What is wrong with a search text, in words; undefined where nothing is. */
export function textFault(
  t: TFunction<['properties', 'search']>,
  text: string | undefined,
): string | undefined {
  const { length } = text?.trim() ?? '';
  if (length <= SEARCH_TEXT_MAX_LENGTH) return undefined;
  return t('search:filters.tooLong', { max: SEARCH_TEXT_MAX_LENGTH, length: formatCount(length) });
}
