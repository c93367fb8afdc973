import type { ComponentProps } from 'react';
import { preloadSheet } from '../ui/sheet.tsx';
import { OnlineButton } from './online-button.tsx';

interface SheetButtonProps
  extends Pick<ComponentProps<typeof OnlineButton>, 'variant' | 'icon' | 'children'> {
  /** Where the sheet holds more than its own code: fetches that too. */
  preload?: () => void;
  onPress: () => void;
}

/** Opens a sheet in which nothing can be done without a connection. */
export function SheetButton({ preload, onPress, ...button }: SheetButtonProps) {
  const preloadAll = () => {
    preloadSheet();
    preload?.();
  };
  return (
    <OnlineButton
      {...button}
      tall
      block
      aria-haspopup="dialog"
      onPointerEnter={preloadAll}
      onFocus={preloadAll}
      onClick={onPress}
    />
  );
}
