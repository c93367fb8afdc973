import { useNavigate } from '@tanstack/react-router';
import { BellRing } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SEARCH_FREQUENCIES, SEARCH_NAME_MAX, type SearchFrequency } from '../../../../contract/limits.ts';
import { useCall } from '../../../api/use-call.ts';
import { NeedsConnection } from '../../../device/offline.tsx';
import { ErrorAlert } from '../../../shell/error-alert.tsx';
import { OnlineButton } from '../../../shell/online-button.tsx';
import { Button } from '../../../ui/button.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useSession } from '../../session/use-session.ts';
import { refreshSearches, useSaveSearch } from './saved-searches.ts';

interface SearchSheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** A search with an id is changed; one without is saved. */
  search: { id?: number; name: string; filters: string; frequency: SearchFrequency };
}

/** A saved search's name, and how often it notifies; also for one that is saved now. */
export function SaveSearchSheet({ isOpen, onOpenChange, search }: SearchSheetProps) {
  const { t } = useTranslation('searches');
  const isNew = search.id === undefined;
  return (
    <Sheet
      open={isOpen}
      onOpenChange={onOpenChange}
      title={t(isNew ? 'sheet.title' : 'sheet.change')}
      closeLabel={t('sheet.close')}
    >
      {isNew && search.filters === '' ? (
        <p role="status" className="pt-4 pb-8 text-ink-2">
          {t('sheet.wide')}
        </p>
      ) : (
        <SearchForm search={search} onDone={() => onOpenChange(false)} />
      )}
    </Sheet>
  );
}

function SearchForm({ search, onDone }: { search: SearchSheetProps['search']; onDone: () => void }) {
  const { t } = useTranslation('searches');
  const { user } = useSession();
  const toast = useToast();
  const navigate = useNavigate();
  const form = useId();
  const [name, setName] = useState(search.name);
  const [frequency, setFrequency] = useState(search.frequency);
  const [isNameMissing, setNameMissing] = useState(false);
  const save = useSaveSearch(t('sheet.tooMany'));
  const change = useCall('searches.update', { onSettled: refreshSearches });
  const { id } = search;
  const { error, isPending } = id === undefined ? save : change;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (name.trim() === '') {
      setNameMissing(true);
      document.getElementById(`${form}-name`)?.focus();
      return;
    }
    if (id !== undefined) {
      change.mutate({ params: { id }, body: { name, frequency } }, { onSuccess: onDone });
      return;
    }
    save.mutate(
      { name: name.trim(), filters: search.filters, frequency },
      {
        onSuccess: (where) => {
          onDone();
          toast.show({
            icon: <BellRing aria-hidden />,
            message: t(`saved.${where}`),
            action: { label: t('saved.show'), onPress: () => void navigate({ to: '/searches' }) },
          });
        },
      },
    );
  };
  const button = {
    tall: true,
    block: true,
    type: 'submit',
    busy: isPending,
    busyLabel: t('sheet.saving'),
  } as const;
  return (
    <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-5 pt-4 pb-6">
      <TextField
        id={`${form}-name`}
        label={t('sheet.name')}
        value={name}
        maxLength={SEARCH_NAME_MAX}
        error={isNameMissing ? t('sheet.nameMissing') : undefined}
        onChange={(event) => {
          setName(event.target.value);
          setNameMissing(false);
        }}
      />
      <div className="flex flex-col gap-2">
        <Segmented
          label={t('sheet.frequency')}
          labelHidden={false}
          options={SEARCH_FREQUENCIES.map((value) => ({ value, label: t(`frequency.${value}`) }))}
          value={frequency}
          onChange={setFrequency}
        />
        <p className="text-small text-ink-2">{t(user ? `explained.${frequency}` : 'explained.guest')}</p>
      </div>
      {error ? <ErrorAlert error={error} title={t('sheet.failed')} /> : null}
      {id === undefined ? (
        <Button {...button}>{t('sheet.save')}</Button>
      ) : (
        <>
          <NeedsConnection calls={['searches.update']} />
          <OnlineButton {...button}>{t('sheet.saveChange')}</OnlineButton>
        </>
      )}
    </form>
  );
}
