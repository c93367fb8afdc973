import type { TFunction } from 'i18next';
import { type DroppedParameter, LIST_KEYS } from './list-search.ts';

const NAMED = [...LIST_KEYS, 'latitude', 'longitude'] as const;

/** The note on what could not be read of an address: «تركنا من الرابط: الصفحة (abc)، colour». */
export function droppedText(t: TFunction<'properties'>, dropped: readonly DroppedParameter[]): string {
  const names = dropped.map(({ key, value }) => {
    const known = NAMED.find((one) => one === key);
    const name = known ? t(`parameter.${known}`) : key;
    return value ? t('list.droppedValue', { name, value }) : name;
  });
  return t('list.dropped', { names: names.join(t('list.comma')) });
}
