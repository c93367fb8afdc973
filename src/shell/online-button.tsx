import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../device/offline.tsx';
import { Button, type ButtonProps } from '../ui/button.tsx';
import { OwnText } from '../ui/own-text.tsx';
import { preloadSheet } from '../ui/sheet.tsx';

type OnlineButtonProps = ButtonProps & {
  /** Shown before the label, also while offline. */
  icon?: ReactNode;
};

/** A button for an action that needs a connection: offline, its label says so (DESIGN §9). */
export function OnlineButton({ icon, children, ...button }: OnlineButtonProps) {
  const { t } = useTranslation('pwa');
  const isOnline = useOnline();
  return (
    <Button {...button} aria-disabled={!isOnline || button['aria-disabled']}>
      {icon}
      <OwnText>{isOnline ? children : t('needsConnection')}</OwnText>
    </Button>
  );
}

interface SheetButtonProps extends Pick<OnlineButtonProps, 'variant' | 'icon' | 'children'> {
  /** Fetches what the sheet needs beyond the code of `Sheet`. */
  preload?: () => void;
  onPress: () => void;
}

/** Opens a sheet that is useless without a connection. */
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
