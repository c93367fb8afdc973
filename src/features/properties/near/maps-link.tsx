import { Link } from '@tanstack/react-router';
import { Map as MapIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { linkClasses } from '../../../ui/button.tsx';
import { OwnText } from '../../../ui/own-text.tsx';

interface MapsLinkProps {
  /** The search part of the /maps address. */
  search: {
    favorites?: 'yes';
    latitude?: string | number;
    longitude?: string | number;
    typeId?: string | number;
  };
  children: ReactNode;
}

/** Links a list to the same listings on /maps, which asks guests to sign in. */
export function MapsLink({ search, children }: MapsLinkProps) {
  return (
    <Link
      to="/maps"
      search={search}
      preload={false}
      className={linkClasses({ className: 'flex-none gap-1.5' })}
    >
      <MapIcon aria-hidden />
      <OwnText>{children}</OwnText>
    </Link>
  );
}
