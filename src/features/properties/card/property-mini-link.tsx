import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { cx } from '../../../ui/cx.ts';
import { panelClasses } from '../../../ui/panel.tsx';
import { PropertyMiniFace } from './property-mini-face.tsx';

interface PropertyMiniLinkProps {
  property: ComponentProps<typeof PropertyMiniFace>['property'];
  /** The listing's role here, for screen readers, before the link's text. */
  label?: string;
  className?: string;
}

/** The listing that a booking or a request is about, in small, on a panel that leads to it. */
export function PropertyMiniLink({ property, label, className }: PropertyMiniLinkProps) {
  return (
    <Link
      to="/propertydetails/$id"
      params={{ id: String(property.id) }}
      className={panelClasses({ pad: false, className: cx('flex items-center gap-3 p-3', className) })}
    >
      {label ? <span className="sr-only">{`${label} `}</span> : null}
      <PropertyMiniFace property={property} />
    </Link>
  );
}
