import type { i18n } from 'i18next';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addTexts } from '../../i18n/route-texts.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { LazySheet } from '../../ui/lazy-sheet.tsx';
import { preloadSheet } from '../../ui/sheet.tsx';
import type { GuestIntent, GuestReason } from './guest-sheet-panel.tsx';

/** Loads the sheet's code and texts. */
async function load(i18n: i18n) {
  const [{ GuestSheetPanel }] = await Promise.all([
    import('./guest-sheet-panel.tsx'),
    addTexts(i18n, ['session']),
  ]);
  return GuestSheetPanel;
}

interface GuestSheet {
  /** Opens the sheet that explains why signing in is needed and leads there and back. */
  ask: (reason: GuestReason, wish?: GuestIntent) => void;
  /** Fetches the sheet's code before the press. */
  preload: () => void;
}

const GuestSheetContext = createContext<GuestSheet | null>(null);

/** core §6: for buttons that require signing in. Throws without a GuestSheetProvider. */
export function useGuestSheet(): GuestSheet {
  const sheet = use(GuestSheetContext);
  if (!sheet) throw new Error('useGuestSheet needs a GuestSheetProvider above it');
  return sheet;
}

/** Provides the page's one guest sheet; its code loads when it is first opened. */
export function GuestSheetProvider({ children }: { children: ReactNode }) {
  const [request, setRequest] = useState<{ reason: GuestReason; wish: GuestIntent; at: string } | null>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    // The page was reloaded, or discarded by the phone, while the sheet was open: its history entry
    // would now lead to the same page again.
    if (window.history.state?.guestSheet) window.history.back();
  }, []);
  const ask = useCallback((reason: GuestReason, wish: GuestIntent = {}) => {
    setRequest({ reason, wish, at: window.location.href });
    setOpen(true);
  }, []);
  const { i18n } = useTranslation();
  const GuestSheetPanel = useMemo(() => lazyPart(() => load(i18n)), [i18n]);
  const sheet = useMemo(() => {
    const preload = () => {
      preloadSheet();
      void load(i18n).catch(() => undefined);
    };
    return { ask, preload };
  }, [ask, i18n]);
  return (
    <GuestSheetContext value={sheet}>
      {children}
      {request ? (
        <LazySheet isOpen={isOpen}>
          <GuestSheetPanel {...request} isRequested={isOpen} onLeft={() => setOpen(false)} />
        </LazySheet>
      ) : null}
    </GuestSheetContext>
  );
}
