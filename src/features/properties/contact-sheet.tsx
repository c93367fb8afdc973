import type { i18n } from 'i18next';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addTexts } from '../../i18n/route-texts.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { LazySheet } from '../../ui/lazy-sheet.tsx';
import { preloadSheet } from '../../ui/sheet.tsx';

/** Loads the sheet's code and texts. */
async function load(i18n: i18n) {
  const [{ ContactPanel }] = await Promise.all([
    import('./detail/contact-panel.tsx'),
    addTexts(i18n, ['detail']),
  ]);
  return ContactPanel;
}

interface ContactSheet {
  show: () => void;
  /** Fetches the sheet's code before the press. */
  preload: () => void;
  /** To be rendered beside the button; null until it is first shown. */
  sheet: ReactNode;
}

/** The sheet by which a signed-in user writes to a listing's advertiser or calls them. */
export function useContactSheet(propertyId: number): ContactSheet {
  const { i18n } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const ContactPanel = useMemo(() => lazyPart(() => load(i18n)), [i18n]);
  const show = useCallback(() => {
    setUsed(true);
    setOpen(true);
  }, []);
  return {
    show,
    preload: () => {
      preloadSheet();
      void load(i18n).catch(() => undefined);
    },
    sheet: isUsed ? (
      <LazySheet isOpen={isOpen}>
        <ContactPanel propertyId={propertyId} open={isOpen} onOpenChange={setOpen} />
      </LazySheet>
    ) : null,
  };
}
