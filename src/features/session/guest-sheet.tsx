import type { i18n } from 'i18next';
import { createContext, lazy, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addTexts } from '../../i18n/route-texts.ts';
import { LazySheet } from '../../ui/lazy-sheet.tsx';
import { preloadSheet } from '../../ui/sheet.tsx';
import type { GuestReason, GuestWish } from './guest-sheet-panel.tsx';

/** Its code and its texts. */
async function load(i18n: i18n) {
  const [{ GuestSheetPanel }] = await Promise.all([
    import('./guest-sheet-panel.tsx'),
    addTexts(i18n, ['session']),
  ]);
  return { default: GuestSheetPanel };
}

interface GuestSheet {
  /** Opens the sheet that says why signing in is needed and leads to it and back. */
  ask: (reason: GuestReason, wish?: GuestWish) => void;
  /** Fetches the sheet's code ahead of the press. */
  preload: () => void;
}

const GuestSheetContext = createContext<GuestSheet | null>(null);

/** core §6: buttons that need a person open this for a guest. */
export function useGuestSheet(): GuestSheet {
  const sheet = use(GuestSheetContext);
  if (!sheet) throw new Error('useGuestSheet needs a GuestSheetProvider above it');
  return sheet;
}

/** Holds the one guest sheet of the page; its code comes when it is first asked for. */
export function GuestSheetProvider({ children }: { children: ReactNode }) {
  const [request, setRequest] = useState<{ reason: GuestReason; wish: GuestWish; at: string } | null>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    // A page that was reloaded, or ended by the phone, under the sheet: its step would lead to the
    // page as it is.
    if (window.history.state?.guestSheet) window.history.back();
  }, []);
  const ask = useCallback((reason: GuestReason, wish: GuestWish = {}) => {
    setRequest({ reason, wish, at: window.location.href });
    setOpen(true);
  }, []);
  const { i18n } = useTranslation();
  const GuestSheetPanel = useMemo(() => lazy(() => load(i18n)), [i18n]);
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
