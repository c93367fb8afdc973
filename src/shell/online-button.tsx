import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../device/offline.tsx';
import { Button, type ButtonProps } from '../ui/button.tsx';
import { OwnText } from '../ui/own-text.tsx';
import { preloadSheet } from '../ui/sheet.tsx';

type OnlineButtonProps = ButtonProps & {
  /** Before its label, and kept without a connection. */
  icon?: ReactNode;
};

/**
 * A button that can do nothing without a connection: without one it says so in its own place
 * (DESIGN §9).
 */
export function OnlineButton({ icon, children, ...button }: OnlineButtonProps) {
  const { t } = useTranslation('pwa');
  const isOnline = useOnline();
  return (
    <Button {...button} aria-disabled={!isOnline || undefined}>
      {icon}
      <OwnText>{isOnline ? children : t('needsConnection')}</OwnText>
    </Button>
  );
}

interface SheetButtonProps extends Pick<OnlineButtonProps, 'variant' | 'icon' | 'children'> {
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
