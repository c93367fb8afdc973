import { Link } from '@tanstack/react-router';
import { List, Map as MapIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClasses, linkClasses } from '../../ui/button.tsx';
import { type ListQuery, writeListSearch } from './list-search.ts';

interface ListViewSwitchProps {
  query: ListQuery;
  /** `float`: over the foot of a phone. `inline`: beside the order, from 1024 px. */
  look: 'float' | 'inline';
}

/** From the list to the map of the same results and back; back undoes it. */
export function ListViewSwitch({ query, look }: ListViewSwitchProps) {
  const { t } = useTranslation(['properties', 'search']);
  const isMap = query.view === 'map';
  const Icon = isMap ? List : MapIcon;
  const link = (className: string) => (
    <Link
      to="/propertielist"
      search={writeListSearch({ ...query, view: isMap ? 'list' : 'map' })}
      preload={false}
      className={className}
    >
      <Icon aria-hidden />
      {isMap ? t('search:map.close') : t('search:map.open')}
    </Link>
  );
  if (look === 'inline') return link(linkClasses({ className: 'gap-1.5 max-lg:hidden' }));
  return (
    <div
      data-print="none"
      className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--dock)+12px)] z-(--z-fab) flex justify-center lg:hidden"
    >
      {link(buttonClasses({ variant: 'float', className: 'pointer-events-auto' }))}
    </div>
  );
}
