import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../pwa/use-online.ts';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { preloadSheet, Sheet } from '../../ui/sheet.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useRemoveCard } from './mutations.ts';

/** core §2: deletes a card, after asking. What goes wrong is told (DESIGN §6). */
export function CardRemove({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation(['wallet', 'shell', 'pwa']);
  const toast = useToast();
  const isOnline = useOnline();
  const [isOpen, setOpen] = useState(false);
  const remove = useRemoveCard();
  const open = (next: boolean) => {
    if (next) remove.reset();
    setOpen(next);
  };
  return (
    <>
      <IconButton
        label={t('cards.remove.act', { name })}
        aria-haspopup="dialog"
        onPointerEnter={preloadSheet}
        onFocus={preloadSheet}
        onClick={() => open(true)}
      >
        <Trash2 />
      </IconButton>
      <Sheet
        open={isOpen}
        onOpenChange={open}
        title={t('cards.remove.title')}
        closeLabel={t('shell:close')}
        dismissible={!remove.isPending}
      >
        <div className="flex flex-col gap-4 pb-2">
          <p className="text-read text-ink-2">{t('cards.remove.text', { name })}</p>
          {remove.error ? <ErrorAlert error={remove.error} title={t('cards.remove.failed')} /> : null}
          <Button
            variant="danger"
            className="bg-danger-tint"
            tall
            block
            aria-disabled={!isOnline || undefined}
            busy={remove.isPending}
            busyLabel={t('cards.remove.busy')}
            onClick={() =>
              remove.mutate(id, {
                onSuccess: () => {
                  setOpen(false);
                  toast.show({ message: t('cards.remove.done') });
                },
              })
            }
          >
            {isOnline ? t('cards.remove.confirm') : t('pwa:needsConnection')}
          </Button>
          <Button variant="quiet" block onClick={() => setOpen(false)}>
            {t('cards.remove.keep')}
          </Button>
        </div>
      </Sheet>
    </>
  );
}
