import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmSheet } from '../../shell/confirm-sheet.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { opensSheet } from '../../ui/opens-sheet.ts';
import { useToast } from '../../ui/toast.tsx';
import { useRemoveCard } from './mutations.ts';

/** core §2: deletes a card, after asking. What goes wrong is told (DESIGN §6). */
export function CardRemove({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation('wallet');
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const remove = useRemoveCard();
  const confirm = () =>
    remove.mutate(id, {
      onSuccess: () => {
        setOpen(false);
        toast.show({ message: t('cards.remove.done') });
      },
    });
  return (
    <>
      <IconButton
        {...opensSheet}
        label={t('cards.remove.act', { name })}
        onClick={() => {
          remove.reset();
          setOpen(true);
        }}
      >
        <Trash2 />
      </IconButton>
      <ConfirmSheet
        isOpen={isOpen}
        onOpenChange={setOpen}
        icon={<Trash2 aria-hidden />}
        title={t('cards.remove.title')}
        text={t('cards.remove.text', { name })}
        words={{
          confirm: t('cards.remove.confirm'),
          busy: t('cards.remove.busy'),
          keep: t('cards.remove.keep'),
        }}
        needsConnection
        onConfirm={confirm}
        isBusy={remove.isPending}
        error={remove.error}
        failure={t('cards.remove.failed')}
      />
    </>
  );
}
