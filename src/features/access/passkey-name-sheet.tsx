import type { QueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PASSKEY_NAME_MAX } from '../../../contract/limits.ts';
import { useCall } from '../../api/use-call.ts';
import { NeedsConnection } from '../../device/offline.tsx';
import { OnlineButton } from '../../shell/online-button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useFieldErrors } from '../../ui/use-field-errors.ts';
import { FormFailure } from './form-failure.tsx';
import type { Passkey } from './passkeys.ts';

interface PasskeyNameSheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  passkey: Passkey;
  onSettled: (client: QueryClient) => unknown;
}

/** Renames a passkey. */
export function PasskeyNameSheet({ isOpen, onOpenChange, ...form }: PasskeyNameSheetProps) {
  const { t } = useTranslation('access');
  return (
    <Sheet
      open={isOpen}
      onOpenChange={onOpenChange}
      title={t('passkeys.rename.title')}
      closeLabel={t('passkeys.rename.close')}
    >
      <NameForm {...form} onDone={() => onOpenChange(false)} />
    </Sheet>
  );
}

function NameForm({
  passkey: { id, name: current },
  onSettled,
  onDone,
}: Pick<PasskeyNameSheetProps, 'passkey' | 'onSettled'> & { onDone: () => void }) {
  const { t } = useTranslation('access');
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState(current);
  const { errors, show, forget } = useFieldErrors<'name'>(form);
  const { mutate, error, isPending } = useCall('passkeys.update', { onSettled });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending || show({ name: name.trim() ? undefined : t('passkeys.rename.missing') })) return;
    mutate({ params: { id }, body: { name } }, { onSuccess: onDone, onError: ({ fields }) => show(fields) });
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5 pt-4 pb-6">
      <TextField
        label={t('passkeys.rename.name')}
        name="name"
        value={name}
        maxLength={PASSKEY_NAME_MAX}
        error={errors.name}
        onChange={(event) => {
          setName(event.target.value);
          forget('name');
        }}
      />
      <NeedsConnection calls={['passkeys.update']} />
      <FormFailure error={error} fields={['name']} />
      <OnlineButton type="submit" tall block busy={isPending} busyLabel={t('passkeys.rename.busy')}>
        {t('passkeys.rename.submit')}
      </OnlineButton>
    </form>
  );
}
