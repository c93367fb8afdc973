import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../pwa/use-online.ts';
import { Button, type ButtonVariant } from '../ui/button.tsx';
import { preloadSheet } from '../ui/sheet.tsx';

interface SheetButtonProps {
  variant: ButtonVariant;
  icon: ReactNode;
  /** Where the sheet holds more than its own code: fetches that too. */
  preload?: () => void;
  onPress: () => void;
  children: ReactNode;
}

/** Opens a sheet that can do nothing without a connection: without one it says so in its own place. */
export function SheetButton({ variant, icon, preload, onPress, children }: SheetButtonProps) {
  const { t } = useTranslation('pwa');
  const isOnline = useOnline();
  const preloadAll = () => {
    preloadSheet();
    preload?.();
  };
  return (
    <Button
      variant={variant}
      tall
      block
      aria-haspopup="dialog"
      aria-disabled={!isOnline || undefined}
      onPointerEnter={preloadAll}
      onFocus={preloadAll}
      onClick={onPress}
    >
      {icon}
      {isOnline ? children : t('needsConnection')}
    </Button>
  );
}
