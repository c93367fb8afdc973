import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PropertyType } from '../../../../contract/property-entities.ts';
import { Chips, chipClasses } from '../../../ui/chip.tsx';

/** Props for the screen's own link. */
interface TypeChip {
  ref: RefObject<HTMLAnchorElement | null>;
  'aria-current': 'true' | undefined;
  className: string;
  children: ReactNode;
}

interface TypeChipsProps {
  /** The chosen type; undefined: all. */
  typeId: number | undefined;
  /** Empty until loaded. */
  types: readonly PropertyType[];
  /** Renders the link that sets the type; back undoes it. */
  link: (typeId: number | undefined, chip: TypeChip) => ReactNode;
}

/** core §2: the horizontal type filter. */
export function TypeChips({ typeId, types, link }: TypeChipsProps) {
  const { t } = useTranslation(['properties', 'search']);
  const chip = (id: number | undefined, name: ReactNode) => (
    <TypeLink key={id ?? 'all'} on={id === typeId} name={name} link={(made) => link(id, made)} />
  );
  return (
    <Chips label={t('search:near.types')}>
      {chip(undefined, t('search:near.allTypes'))}
      {types.map(({ id, plural }) => chip(id, plural))}
    </Chips>
  );
}

interface TypeLinkProps {
  on: boolean;
  name: ReactNode;
  link: (chip: TypeChip) => ReactNode;
}

function TypeLink({ on, name, link }: TypeLinkProps) {
  const ref = useRef<HTMLAnchorElement>(null);
  // In a shared address the chosen chip may be beyond the screen's edge.
  useEffect(() => {
    if (on) ref.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [on]);
  return link({
    ref,
    'aria-current': on ? 'true' : undefined,
    className: chipClasses({ on, className: 'scroll-mx-4' }),
    children: name,
  });
}
