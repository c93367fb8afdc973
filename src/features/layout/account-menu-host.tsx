import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { LazySheet } from '../../ui/lazy-sheet.tsx';
import { preloadSheet } from '../../ui/sheet.tsx';

const load = () => import('./account-menu.tsx');
const AccountMenu = lazyPart(async () => (await load()).AccountMenu);

export interface AccountMenuState {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** Fetches the menu's code before the press. */
  preload: () => void;
}

function preload(): void {
  preloadSheet();
  void load().catch(() => undefined);
}

/** The account menu's state; its code loads when it is first opened. */
export function useAccountMenu(): AccountMenuState {
  const [isOpen, setOpen] = useState(false);
  return { isOpen, setOpen, preload };
}

/** Renders the menu once it has been opened. */
export function AccountMenuHost({ isOpen, setOpen }: AccountMenuState) {
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  return wasOpened ? <OpenedMenu isOpen={isOpen} onOpenChange={setOpen} /> : null;
}

function OpenedMenu(props: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  return useTexts('account') ? (
    <LazySheet isOpen={props.isOpen}>
      <AccountMenu {...props} />
    </LazySheet>
  ) : null;
}
