import type { TFunction } from 'i18next';
import { errorNumbers } from '../../../contract/error-numbers.ts';
import type { LeftOut } from '../../../contract/properties.ts';
import { LIST_KEYS } from './list-search.ts';
import type { DroppedParameter } from './read-list-search.ts';

const NAMED = [...LIST_KEYS, 'latitude', 'longitude'] as const;

/** What an address asks for that could not be used, in words. */
interface LeftOutText {
  message: string;
  /** For the alert's badge. */
  number: number;
}

/**
 * «تركنا: السعر إلى (أ)، المدينة: هذا المكان غير موجود، وخيارًا لا نعرفه»: broken values and places that are
 * not there by their names, what no filter is called only by its number. Null where nothing was left out.
 */
export function leftOutText(
  t: TFunction<['properties', 'search']>,
  dropped: readonly DroppedParameter[],
  leftOut: LeftOut | null | undefined,
): LeftOutText | null {
  const nameOf = (key: string) => {
    const known = NAMED.find((one) => one === key);
    return known && t(`search:parameter.${known}`);
  };
  const broken = dropped.flatMap(({ key, value }) => {
    const name = nameOf(key);
    return name ? t('search:leftOut.value', { name, value }) : [];
  });
  const gone = Object.entries(leftOut?.fields ?? {}).map(([key, reason]) =>
    t('search:leftOut.reason', { name: nameOf(key) ?? '', reason }),
  );
  const strange = dropped.filter(({ key }) => !nameOf(key)).length;
  const parts = [
    ...gone,
    ...broken,
    ...(strange > 0 ? [t('search:leftOut.strange', { count: strange })] : []),
  ];
  if (parts.length === 0) return null;
  return {
    message: t('search:leftOut.message', { parts: parts.join(t('search:list.comma')) }),
    number: leftOut?.number ?? errorNumbers.invalidFields,
  };
}
