import type { TFunction } from 'i18next';
import { formatCount } from '../../lib/digits.ts';

interface Counted {
  total: number;
  totalIsExact: boolean;
}

/** «38 عقارًا»; beyond what is counted exactly, «أكثر من 5,000 عقار». */
export function countText(t: TFunction<'properties'>, { total, totalIsExact }: Counted): string {
  return totalIsExact
    ? t('list.count', { count: total, total: formatCount(total) })
    : t('list.moreThan', { total: formatCount(total) });
}
