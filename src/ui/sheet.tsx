import { useState } from 'react';
import { lazyPart } from './lazy-part.tsx';
import { LazySheet } from './lazy-sheet.tsx';
import type { SheetProps } from './sheet-panel.tsx';

const load = () => import('./sheet-panel.tsx');
const SheetPanel = lazyPart(async () => (await load()).SheetPanel);

/** Fetches the sheet's code before the press: on hover, focus or touch of its button. */
export function preloadSheet(): void {
  void load().catch(() => undefined);
}

/**
 * A bottom sheet on phones, a 560 px dialog from 1024 px. Its code (vaul) is fetched when it is
 * first opened, or by `preloadSheet()`. Traps the focus and restores it on closing.
 */
export function Sheet(props: SheetProps) {
  const [used, setUsed] = useState(props.open);
  if (props.open && !used) setUsed(true);
  if (!used) return null;
  return (
    <LazySheet isOpen={props.open}>
      <SheetPanel {...props} />
    </LazySheet>
  );
}
