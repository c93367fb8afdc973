import { errorNumbers } from '../../../../contract/error-numbers.ts';
import type { LeftOut } from '../../../../contract/properties.ts';
import { LIST_KEYS, type Translate } from './list-parameters.ts';
import type { DroppedParameter } from './list-search.ts';

/** Arabic says «غير موجود» of these, «غير موجودة» of the others. */
const MASCULINE = new Set(['typeId', 'neighborhoodId']);
const NAMED = [...LIST_KEYS, 'latitude', 'longitude'] as const;

/** The unusable parameters of an address, in words. */
interface LeftOutText {
  message: string;
  /** For the alert's badge. */
  number: number;
}

/**
 * «تركنا من الرابط: المدينة (غير موجودة)، السعر إلى (أ)، وخيارًا لا نعرفه»: names broken values and
 * missing places, counts unknown keys. Null where nothing was left out.
 */
export function leftOutText(
  t: Translate,
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
  const gone = Object.keys(leftOut?.fields ?? {}).map((key) =>
    t(MASCULINE.has(key) ? 'search:leftOut.goneHe' : 'search:leftOut.goneShe', { name: nameOf(key) ?? '' }),
  );
  const strange = dropped.filter(({ key }) => !nameOf(key)).length;
  const parts = [
    ...gone,
    ...broken,
    ...(strange > 0 ? [t('search:leftOut.strange', { count: strange })] : []),
  ];
  if (parts.length === 0) return null;
  return {
    message: t('search:leftOut.message', {
      parts: [parts.slice(0, -1).join(t('search:list.comma')), ...parts.slice(-1)]
        .filter(Boolean)
        .join(t('search:leftOut.and')),
    }),
    number: leftOut?.number ?? errorNumbers.invalidFields,
  };
}
