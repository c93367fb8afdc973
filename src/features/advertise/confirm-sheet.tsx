import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';

interface ConfirmSheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  text: ReactNode;
  /** «حذف» where it says nothing else. */
  confirmWord?: string;
  onConfirm: () => void;
  isBusy?: boolean;
  /** Why the last try failed, and what is said over it. */
  error?: Error | null;
  failure?: string;
}

/** services §8: asks once more before something is deleted: حذف, إلغاء. */
export function ConfirmSheet({
  isOpen,
  onOpenChange,
  title,
  text,
  confirmWord,
  onConfirm,
  isBusy = false,
  error,
  failure,
}: ConfirmSheetProps) {
  const { t } = useTranslation(['ads', 'shell']);
  return (
    <Sheet
      open={isOpen}
      onOpenChange={onOpenChange}
      title={title}
      closeLabel={t('shell:close')}
      header="none"
      dismissible={!isBusy}
    >
      <div className="flex flex-col px-2 pt-6 text-center">
        <span className="mx-auto grid size-16 place-items-center rounded-full bg-danger-tint text-on-danger-tint">
          <Trash2 aria-hidden className="icon-32" />
        </span>
        <p aria-hidden className="mt-4 text-title-1">
          {title}
        </p>
        <p className="mt-1 text-read text-balance text-ink-2">{text}</p>
        {error ? <ErrorAlert error={error} title={failure} className="mt-4 text-start" /> : null}
        <div className="mt-6 flex flex-col gap-2">
          <Button
            variant="danger"
            className="bg-danger-tint"
            tall
            block
            busy={isBusy}
            busyLabel={t('deleting')}
            onClick={onConfirm}
          >
            {confirmWord ?? t('delete')}
          </Button>
          <Button variant="quiet" block onClick={() => onOpenChange(false)}>
            {t('cancel')}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
