import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PropertyCard } from '../../../../contract/property-entities.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useSession } from '../../session/use-session.ts';
import { useContactSheet } from '../contact-sheet.tsx';

/** On a card of the list, for signed-in users: opens the sheet with the advertiser's number. */
export function CardContact({ property: { id, title } }: { property: Pick<PropertyCard, 'id' | 'title'> }) {
  const { t } = useTranslation('search');
  const { user } = useSession();
  const { show, preload, sheet } = useContactSheet(id);
  if (!user) return null;
  return (
    <>
      <IconButton
        label={t('list.contact', { title })}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={show}
        className="absolute! end-1.5 bottom-1 z-1 text-palm!"
      >
        <MessageCircle aria-hidden />
      </IconButton>
      {sheet}
    </>
  );
}
