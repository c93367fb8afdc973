import { createContext, lazy, type ReactNode, Suspense, use, useCallback, useMemo, useState } from 'react';
import { preloadSheet } from '../../ui/sheet.tsx';

/** What a guest wanted to do when he was asked to sign in. */
export type GuestReason = 'favourite' | 'viewing' | 'reservation' | 'finance' | 'contact';

const load = () => import('./guest-sheet-panel.tsx');
const GuestSheetPanel = lazy(async () => ({ default: (await load()).GuestSheetPanel }));

interface GuestSheet {
  /** Opens the sheet that says why signing in is needed and leads to it and back. */
  ask: (reason: GuestReason) => void;
  /** Fetches the sheet's code ahead of the press. */
  preload: () => void;
}

const GuestSheetContext = createContext<GuestSheet | null>(null);

function preload(): void {
  preloadSheet();
  void load().catch(() => undefined);
}

/** core §6: buttons that need a person open this for a guest. */
export function useGuestSheet(): GuestSheet {
  const sheet = use(GuestSheetContext);
  if (!sheet) throw new Error('useGuestSheet needs a GuestSheetProvider above it');
  return sheet;
}

/** Holds the one guest sheet of the page; its code comes when it is first asked for. */
export function GuestSheetProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<GuestReason | null>(null);
  const [isOpen, setOpen] = useState(false);
  const ask = useCallback((reason: GuestReason) => {
    setAsked(reason);
    setOpen(true);
  }, []);
  const sheet = useMemo(() => ({ ask, preload }), [ask]);
  return (
    <GuestSheetContext value={sheet}>
      {children}
      {asked ? (
        <Suspense fallback={null}>
          <GuestSheetPanel reason={asked} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </GuestSheetContext>
  );
}
