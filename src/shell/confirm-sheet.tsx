import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import type { SheetProps } from '../ui/sheet-panel.tsx';
import { StateSheet } from '../ui/state-sheet.tsx';
import { ErrorAlert } from './error-alert.tsx';
import { OnlineButton } from './online-button.tsx';

interface ConfirmButtonProps {
  isBusy: boolean;
  /** Announced to screen readers while busy. */
  busyLabel: string;
  /** The action needs a connection: offline, the button says so instead. */
  needsConnection?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** The button of a sheet that removes something. */
export function ConfirmButton({
  isBusy,
  busyLabel,
  needsConnection = false,
  onPress,
  children,
}: ConfirmButtonProps) {
  const Kind = needsConnection ? OnlineButton : Button;
  return (
    <Kind
      variant="danger"
      className="bg-danger-tint"
      tall
      block
      busy={isBusy}
      busyLabel={busyLabel}
      onClick={onPress}
    >
      {children}
    </Kind>
  );
}

interface ConfirmActionsProps {
  /** The labels of the two buttons; `busy` is announced to screen readers meanwhile. */
  texts: { confirm: string; busy: string; cancel: string };
  isBusy: boolean;
  needsConnection?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The two buttons: confirm, or cancel. */
export function ConfirmActions({ texts, onConfirm, onCancel, ...button }: ConfirmActionsProps) {
  return (
    <>
      <ConfirmButton {...button} busyLabel={texts.busy} onPress={onConfirm}>
        {texts.confirm}
      </ConfirmButton>
      <Button variant="quiet" block onClick={onCancel}>
        {texts.cancel}
      </Button>
    </>
  );
}

interface ConfirmSheetProps
  extends Omit<ConfirmActionsProps, 'onCancel'>,
    Pick<SheetProps, 'returnFocus' | 'onGone'> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  icon: ReactNode;
  title: string;
  text: ReactNode;
  /** The error of the last try, and the alert's title. */
  error?: Error | null;
  failure?: string;
}

/**
 * Asks for confirmation before something is removed. Stays open until that has succeeded or failed.
 */
export function ConfirmSheet({
  isOpen,
  onOpenChange,
  icon,
  title,
  text,
  error,
  failure,
  returnFocus,
  onGone,
  ...actions
}: ConfirmSheetProps) {
  const { t } = useTranslation('shell');
  return (
    <StateSheet
      open={isOpen}
      onOpenChange={onOpenChange}
      title={title}
      closeLabel={t('close')}
      dismissible={!actions.isBusy}
      returnFocus={returnFocus}
      onGone={onGone}
      tone="danger"
      icon={icon}
      text={text}
      actions={<ConfirmActions {...actions} onCancel={() => onOpenChange(false)} />}
    >
      {error ? <ErrorAlert error={error} title={failure} className="mt-4 text-start" /> : null}
    </StateSheet>
  );
}
