import { formatCount } from '../../../lib/digits.ts';
import type { Translate } from './list-parameters.ts';

interface Counted {
  total: number;
  totalIsExact: boolean;
}

/** «38 عقارًا»; beyond what is counted exactly, «أكثر من 5,000 عقار». */
export function countText(t: Translate, { total, totalIsExact }: Counted): string {
  return totalIsExact
    ? t('search:list.count', { count: total, total: formatCount(total) })
    : t('search:list.moreThan', { total: formatCount(total) });
}

/** The same on the button that leads there: «اعرض 38 عقارًا». */
export function showText(t: Translate, { total, totalIsExact }: Counted): string {
  return totalIsExact
    ? t('search:filters.showCount', { count: total, total: formatCount(total) })
    : t('search:filters.showMoreThan', { total: formatCount(total) });
}
