import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleAlert, Plus } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorNumbers } from '../../../contract/error-numbers.ts';
import type { Language } from '../../../contract/language.ts';
import { PROPERTY_NUMBER_MAX_DIGITS } from '../../../contract/limits.ts';
import { requestErrors } from '../../../contract/request-errors.ts';
import { useCall } from '../../api/use-call.ts';
import { useDraft } from '../../device/draft-store.ts';
import { onlyDigits } from '../../lib/digits.ts';
import { DraftSaved } from '../../shell/draft-saved.tsx';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { Button, linkClasses } from '../../ui/button.tsx';
import { focusFirstError } from '../../ui/focus-field.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { TextField } from '../../ui/text-field.tsx';
import {
  FilterCount,
  FilterFeatures,
  FilterPart,
  FilterPlace,
  FilterTenants,
  FilterTypes,
} from '../properties/list/filter-fields.tsx';
import { FilterPrice } from '../properties/list/filter-price.tsx';
import { type ListQuery, partTitle } from '../properties/list/list-parameters.ts';
import { useListNames } from '../properties/list/use-list-names.ts';
import { propertyQueries } from '../properties/queries.ts';
import {
  fromFilters,
  isTouched,
  type PropertyRequestFields,
  propertyRequestBody,
  propertyRequestDraft,
  toFilters,
} from './property-request-draft.ts';
import { refreshRequests } from './queries.ts';

/** services §2, step 1: the fields of the list's filters, worded for a property request. */
export function PropertyRequestForm({ onSent }: { onSent: (id: number) => void }) {
  const { t, i18n } = useTranslation(['requests', 'search', 'properties']);
  const { t: inSearch } = useTranslation(['properties', 'search']);
  const draft = useDraft(propertyRequestDraft);
  const form = useRef<HTMLFormElement>(null);
  const { data: init } = useQuery(propertyQueries.init());
  const { mutate, reset, isPending, error } = useCall('requests.createProperty', {
    onSuccess: (_, client) => refreshRequests(client),
  });
  const value = toFilters(draft);
  // Closed at first: there are many, few users need them, and they would push the submit button
  // down.
  const [areFeaturesOpen, setFeaturesOpen] = useState(draft.features !== '');
  const [isEmpty, setEmpty] = useState(false);
  const change = (part: Partial<PropertyRequestFields>) => {
    // What the server refused may be right now.
    if (error) reset();
    setEmpty(false);
    propertyRequestDraft.change(part);
  };
  const set = (part: ListQuery) => change(fromFilters({ ...value, ...part }));
  const field = { value, set };
  const names = useListNames(value, undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (focusFirstError(form.current)) return;
    setEmpty(!isTouched(draft));
    if (!isTouched(draft)) return;
    mutate(
      { body: propertyRequestBody(draft) },
      {
        onSuccess: ({ id }) => {
          propertyRequestDraft.clear();
          onSent(id);
        },
      },
    );
  };
  const errors = Object.values(error?.fields ?? {});
  return (
    <form ref={form} noValidate onSubmit={submit} className="divide-y divide-line">
      {error ? (
        <div className="pb-6">
          <ErrorAlert key={error.message} error={error} title={t('property.failed')} />
          {errors.length > 0 ? <p className="mt-2 text-small-strong">{errors.join(' ')}</p> : null}
          {error.number === errorNumbers.tooManyPropertyRequests ? (
            <Link to="/myrequests" search={{ category: 'property' }} className={linkClasses()}>
              {t('property.sent.mine')}
            </Link>
          ) : null}
          <DraftSaved error={error} draft={propertyRequestDraft} />
        </div>
      ) : null}
      <FilterPart level={2} title={t('properties:purposeLabel')}>
        <Segmented
          label={t('properties:purposeLabel')}
          options={[
            { value: '', label: t('property.any') },
            { value: 'for_rent', label: t('property.rent') },
            { value: 'for_sale', label: t('property.buy') },
          ]}
          value={draft.purpose}
          onChange={(purpose) => change({ purpose })}
        />
      </FilterPart>
      <FilterPart level={2} title={t('search:filters.place')}>
        <FilterPlace {...field} names={names} />
      </FilterPart>
      <FilterPart level={2} title={t('search:filters.type')}>
        <FilterTypes {...field} />
      </FilterPart>
      <FilterPart level={2} title={partTitle(inSearch, 'price', value)}>
        <FilterPrice {...field} />
      </FilterPart>
      <FilterPart level={2} title={t('search:filters.tenants')}>
        <FilterTenants {...field} />
      </FilterPart>
      <FilterPart level={2} title={t('search:filters.rooms')}>
        <FilterCount {...field} of="rooms" />
      </FilterPart>
      <FilterPart level={2} title={t('property.age')}>
        <TextField
          ltr
          label={<span className="sr-only">{t('property.ageLabel')}</span>}
          name="age"
          inputMode="numeric"
          autoComplete="off"
          hint={t('property.ageHint')}
          error={error?.fields.age}
          end={<span className="flex-none text-small text-ink-2">{t('property.years')}</span>}
          value={draft.age}
          onChange={({ target }) => change({ age: onlyDigits(target.value, PROPERTY_NUMBER_MAX_DIGITS) })}
        />
      </FilterPart>
      {init && init.featuresList.length > 0 ? (
        <FilterPart level={2} title={t('search:filters.features')}>
          {areFeaturesOpen ? (
            <FilterFeatures {...field} />
          ) : (
            <Button variant="second" block onClick={() => setFeaturesOpen(true)}>
              <Plus aria-hidden />
              {t('property.chooseFeatures')}
            </Button>
          )}
        </FilterPart>
      ) : null}
      <div className="pt-6">
        {isEmpty ? (
          <p role="alert" className="mb-3 flex items-start gap-1.5 text-small-strong text-on-danger-tint">
            <CircleAlert aria-hidden className="mt-px icon-18" />
            <span>{requestErrors.propertyRequestEmpty[i18n.language as Language]}</span>
          </p>
        ) : null}
        <Button type="submit" tall block busy={isPending} busyLabel={t('sending')}>
          {t('property.send')}
        </Button>
      </div>
    </form>
  );
}
