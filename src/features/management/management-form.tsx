import { UserRound } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { requiredMessage } from '../../../contract/field-messages.ts';
import type { Language } from '../../../contract/language.ts';
import { MANAGEMENT_DESCRIPTION_MAX_LENGTH, MANAGEMENT_NAME_MAX_LENGTH } from '../../../contract/limits.ts';
import { useCall } from '../../api/use-call.ts';
import { useDraft } from '../../device/draft-store.ts';
import { DraftSaved } from '../../shell/draft-saved.tsx';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Picker } from '../../ui/picker.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useFieldErrors } from '../../ui/use-field-errors.ts';
import { PROPERTIES_SCOPE } from '../favourites/cards-scope.ts';
import { usePlaceLists } from '../places/place-options.ts';
import { MobileField } from '../session/mobile-field.tsx';
import { useOwnContact } from '../session/use-own-contact.ts';
import {
  type ManagementFields,
  managementBody,
  managementDraft,
  managementFields,
} from './management-draft.ts';
import { type ManagementError, managementErrors } from './management-rules.ts';

const optionsOf = (places: readonly { id: number; name: string }[] = []) =>
  places.map(({ id, name }) => ({ value: String(id), label: name }));

/** services §2 and §5: name, mobile, region, city, and a description. */
export function ManagementForm({ onSent }: { onSent: () => void }) {
  const { t, i18n } = useTranslation(['management', 'places']);
  const fields = managementFields(useDraft(managementDraft), useOwnContact());
  const { mutate, isPending, error } = useCall('management.requestManagement', {
    onSuccess: (_, client) => {
      void client.invalidateQueries({ queryKey: [PROPERTIES_SCOPE, 'requests.mine'] });
      void client.invalidateQueries({ queryKey: ['notifications'] });
    },
  });
  const form = useRef<HTMLFormElement>(null);
  const { errors, show, forget } = useFieldErrors<keyof ManagementFields>(form);
  const labels = {
    name: t('name'),
    mobile: t('mobile'),
    regionId: t('places:region'),
    cityId: t('places:city'),
  };
  const change = (part: Partial<ManagementFields>) => {
    managementDraft.change(part);
    forget(...(Object.keys(part) as (keyof ManagementFields)[]));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const found = Object.entries(managementErrors(fields));
    if (found.length > 0) {
      const errorText = (name: keyof typeof labels, fieldError: ManagementError) =>
        fieldError === 'mobile'
          ? t('faults.mobile')
          : requiredMessage(
              labels[name],
              i18n.language as Language,
              name === 'regionId' || name === 'cityId' ? 'choose' : 'write',
            );
      show(
        Object.fromEntries(
          found.map(([name, fieldError]) => [name, errorText(name as keyof typeof labels, fieldError)]),
        ),
      );
      return;
    }
    mutate(
      { body: managementBody(fields) },
      {
        onSuccess: () => {
          managementDraft.clear();
          onSent();
        },
        onError: (refusal) => show(refusal.fields),
      },
    );
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      {error ? <ErrorAlert key={error.message} error={error} title={t('failed')} /> : null}
      <DraftSaved error={error} draft={managementDraft} />
      <TextField
        label={labels.name}
        icon={<UserRound aria-hidden />}
        name="name"
        autoComplete="name"
        maxLength={MANAGEMENT_NAME_MAX_LENGTH}
        value={fields.name}
        error={errors.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <MobileField
        label={labels.mobile}
        autoComplete="tel-national"
        value={fields.mobile}
        error={errors.mobile}
        cut={<span role="status">{t('mobileCut')}</span>}
        onChange={(mobile) => change({ mobile })}
      />
      <ManagementPlace fields={fields} labels={labels} errors={errors} onChange={change} />
      <TextArea
        label={t('description')}
        name="description"
        optional={t('optional')}
        counted
        rows={2}
        hint={t('descriptionHint')}
        maxLength={MANAGEMENT_DESCRIPTION_MAX_LENGTH}
        value={fields.description}
        error={errors.description}
        onChange={({ target }) => change({ description: target.value })}
      />
      <Button type="submit" tall block busy={isPending} busyLabel={t('sending')} className="mt-2">
        {t('send')}
      </Button>
    </form>
  );
}

interface ManagementPlaceProps {
  fields: ManagementFields;
  labels: { regionId: string; cityId: string };
  errors: { regionId?: string | undefined; cityId?: string | undefined };
  onChange: (part: Partial<ManagementFields>) => void;
}

/** Region and city: a new region clears the city; choosing a city sets its region. */
function ManagementPlace({ fields, labels, errors, onChange }: ManagementPlaceProps) {
  const { t } = useTranslation(['management', 'places']);
  const { regions, cities } = usePlaceLists(
    fields.regionId === '' ? {} : { regionId: Number(fields.regionId) },
    { regions: true, cities: true },
  );
  const pickerTexts = (search: string) => ({
    close: t('places:close'),
    search,
    nothing: t('places:nothing'),
  });
  const picker = { variant: 'field' as const, placeholder: t('choose'), busyLabel: t('places:loading') };
  return (
    <div className="grid pair-grid items-start gap-3">
      <Picker
        {...picker}
        label={labels.regionId}
        texts={pickerTexts(t('places:searchRegion'))}
        options={optionsOf(regions.data?.regions)}
        busy={regions.isLoading}
        value={fields.regionId}
        error={errors.regionId}
        onChange={(regionId) => onChange({ regionId, ...(regionId !== fields.regionId && { cityId: '' }) })}
      />
      <Picker
        {...picker}
        label={labels.cityId}
        texts={pickerTexts(t('places:searchCity'))}
        options={optionsOf(cities.data?.cities)}
        busy={cities.isLoading || cities.isPlaceholderData}
        value={fields.cityId}
        error={errors.cityId}
        onChange={(cityId) => {
          const city = cities.data?.cities.find(({ id }) => String(id) === cityId);
          onChange({ cityId, ...(city && { regionId: String(city.regionId) }) });
        }}
      />
    </div>
  );
}
