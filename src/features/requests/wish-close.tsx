import { BellOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NeedsConnection } from '../../pwa/needs-connection.tsx';
import { useOnline } from '../../pwa/use-online.ts';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { Button } from '../../ui/button.tsx';
import { preloadSheet, Sheet } from '../../ui/sheet.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useCloseWish } from './mutations.ts';

/** Stop looking: asked once more, since no new ad is told of afterwards. */
export function WishClose({ id }: { id: number }) {
  const { t } = useTranslation(['requests', 'shell', 'pwa']);
  const isOnline = useOnline();
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const close = useCloseWish(id);
  const confirm = () =>
    close.mutate(undefined, {
      onSuccess: () => {
        setOpen(false);
        toast.show({ message: t('close.done'), icon: <BellOff aria-hidden /> });
      },
    });
  return (
    <div>
      <NeedsConnection calls={['requests.closeProperty']} />
      <Button
        variant="danger-panel"
        tall
        block
        aria-haspopup="dialog"
        aria-disabled={!isOnline || undefined}
        onPointerEnter={preloadSheet}
        onFocus={preloadSheet}
        onClick={() => {
          close.reset();
          setOpen(true);
        }}
      >
        <BellOff aria-hidden />
        {isOnline ? t('close.act') : t('pwa:needsConnection')}
      </Button>
      <Sheet
        open={isOpen}
        onOpenChange={setOpen}
        title={t('close.title')}
        closeLabel={t('shell:close')}
        header="none"
        dismissible={!close.isPending}
      >
        <div className="flex flex-col px-2 pt-6 text-center">
          <span className="mx-auto grid size-16 place-items-center rounded-full bg-danger-tint text-on-danger-tint">
            <BellOff aria-hidden className="icon-32" />
          </span>
          <p aria-hidden className="mt-4 text-title-1">
            {t('close.title')}
          </p>
          <p className="mt-1 text-read text-balance text-ink-2">{t('close.text')}</p>
          {close.error ? (
            <ErrorAlert error={close.error} title={t('close.failed')} className="mt-4 text-start" />
          ) : null}
          <div className="mt-6 flex flex-col gap-2">
            <Button
              variant="danger"
              className="bg-danger-tint"
              tall
              block
              busy={close.isPending}
              busyLabel={t('close.busy')}
              onClick={confirm}
            >
              {t('close.confirm')}
            </Button>
            <Button variant="quiet" block onClick={() => setOpen(false)}>
              {t('close.keep')}
            </Button>
          </div>
        </div>
      </Sheet>
    </div>
  );
}
