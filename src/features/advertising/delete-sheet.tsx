import { Trash2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmSheet } from '../../shell/confirm-sheet.tsx';

interface DeleteSheetProps extends Omit<ComponentProps<typeof ConfirmSheet>, 'icon' | 'texts' | 'isBusy'> {
  /** «حذف» by default. */
  confirmLabel?: string;
  isBusy?: boolean;
}

/** services §8: asks before something is deleted: حذف, إلغاء. */
export function DeleteSheet({ confirmLabel, isBusy = false, ...sheet }: DeleteSheetProps) {
  const { t } = useTranslation('ads');
  return (
    <ConfirmSheet
      {...sheet}
      icon={<Trash2 aria-hidden />}
      texts={{ confirm: confirmLabel ?? t('delete'), busy: t('deleting'), cancel: t('cancel') }}
      isBusy={isBusy}
    />
  );
}
