import { CalendarPlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Viewing } from '../../../contract/viewings.ts';
import { saveFile } from '../../device/save-file.ts';
import { Button, type ButtonVariant } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { addressLine } from '../properties/card/place-line.ts';
import { preloadViewingFile, viewingFile } from './viewing-file.ts';

interface CalendarFileButtonProps {
  viewing: Viewing;
  variant?: ButtonVariant;
  tall?: boolean;
}

/** Saves the viewing as an .ics file, which every calendar can import. */
export function CalendarFileButton({ viewing, variant = 'tint', tall = false }: CalendarFileButtonProps) {
  const { t } = useTranslation(['properties', 'viewings']);
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  useEffect(preloadViewingFile, []);

  const save = async () => {
    const { Property, Agent } = viewing;
    setBusy(true);
    try {
      const text = await viewingFile(
        viewing,
        {
          title: t('viewings:file.title', { title: Property.title }),
          place: addressLine(t, viewing.street, Property),
          description: t('viewings:file.description', { name: Agent.name, mobile: Agent.mobile }),
        },
        window.location.origin,
      );
      saveFile(`rukn-viewing-${viewing.id}.ics`, 'text/calendar;charset=utf-8', text);
    } catch {
      // The code that writes it could not be fetched.
      toast.show({ message: t('viewings:file.failed') });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant={variant} tall={tall} block busy={isBusy} onClick={() => void save()}>
      <CalendarPlus aria-hidden />
      {t('viewings:file.save')}
    </Button>
  );
}
