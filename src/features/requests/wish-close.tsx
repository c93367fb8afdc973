import { BellOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NeedsConnection } from '../../pwa/needs-connection.tsx';
import { ConfirmSheet } from '../../shell/confirm-sheet.tsx';
import { SheetButton } from '../../shell/online-button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useCloseWish } from './mutations.ts';

/** Stop looking: asked once more, since no new ad is told of afterwards. */
export function WishClose({ id }: { id: number }) {
  const { t } = useTranslation('requests');
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
      <SheetButton
        variant="danger-panel"
        icon={<BellOff aria-hidden />}
        onPress={() => {
          close.reset();
          setOpen(true);
        }}
      >
        {t('close.act')}
      </SheetButton>
      <ConfirmSheet
        isOpen={isOpen}
        onOpenChange={setOpen}
        icon={<BellOff aria-hidden />}
        title={t('close.title')}
        text={t('close.text')}
        words={{ confirm: t('close.confirm'), busy: t('close.busy'), keep: t('close.keep') }}
        onConfirm={confirm}
        isBusy={close.isPending}
        error={close.error}
        failure={t('close.failed')}
      />
    </div>
  );
}
