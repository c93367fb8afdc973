import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PropertyType } from '../../../contract/property-entities.ts';
import { Chips, chipClasses } from '../../ui/chip.tsx';
import { type NearQuery, writeNearSearch } from './near-search.ts';

interface NearTypesProps {
  query: NearQuery;
  /** Empty until they have come. */
  types: readonly PropertyType[];
}

/** core §2: the horizontal type filter. Links: back undoes them. */
export function NearTypes({ query: { position, typeId }, types }: NearTypesProps) {
  const { t } = useTranslation(['properties', 'search']);
  const chip = (id: number | undefined, name: ReactNode) => (
    <TypeLink key={id ?? 'all'} to={{ position, typeId: id }} on={id === typeId}>
      {name}
    </TypeLink>
  );
  return (
    <Chips label={t('search:near.types')}>
      {chip(undefined, t('search:near.allTypes'))}
      {types.map(({ id, plural }) => chip(id, plural))}
    </Chips>
  );
}

function TypeLink({ to, on, children }: { to: NearQuery; on: boolean; children: ReactNode }) {
  const link = useRef<HTMLAnchorElement>(null);
  // A shared address may have chosen one that lies beyond the screen's edge.
  useEffect(() => {
    if (on) link.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [on]);
  return (
    <Link
      ref={link}
      to="/nearproperties"
      search={writeNearSearch(to)}
      preload={false}
      aria-current={on ? 'true' : undefined}
      className={chipClasses({ on, className: 'scroll-mx-4' })}
    >
      {children}
    </Link>
  );
}
