import { List, Map as MapIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClasses, linkClasses } from '../../../ui/button.tsx';

interface ViewSwitchProps {
  /** The current view; the switch links to the other. */
  isMap: boolean;
  /** `float`: over the foot of a phone. `inline`: beside the order, from 1024 px. */
  look: 'float' | 'inline';
  /** The link to the other view; back undoes it. */
  link: (face: { className: string; children: ReactNode }) => ReactNode;
}

/** From the list to the map of the same results and back. */
export function ViewSwitch({ isMap, look, link }: ViewSwitchProps) {
  const { t } = useTranslation(['properties', 'search']);
  const Icon = isMap ? List : MapIcon;
  const children = (
    <>
      <Icon aria-hidden />
      <span>{isMap ? t('search:map.close') : t('search:map.open')}</span>
    </>
  );
  if (look === 'inline')
    return link({ className: linkClasses({ className: 'gap-1.5 max-lg:hidden' }), children });
  return (
    <div
      data-print="none"
      className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--dock)+12px)] z-(--z-fab) flex justify-center lg:hidden"
    >
      {link({ className: buttonClasses({ variant: 'float', className: 'pointer-events-auto' }), children })}
    </div>
  );
}
