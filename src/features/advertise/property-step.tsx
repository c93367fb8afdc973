import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DESCRIPTION_MAX_LENGTH, TITLE_MAX_LENGTH } from '../../../contract/limits.ts';
import { ListRows } from '../../ui/list-rows.tsx';
import { Picker } from '../../ui/picker.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { propertyQueries } from '../properties/queries.ts';
import { CATEGORIES, PURPOSES, RENT_PERIODS, TENANT_KINDS } from './ad-choices.ts';
import { AdDigitsField, AdTextField } from './ad-text-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { CountField } from './count-field.tsx';
import { FeaturesField } from './features-field.tsx';
import { LocationField } from './location-field.tsx';
import { PhotoField } from './photo-field.tsx';
import { PlaceFields } from './place-fields.tsx';
import { PriceField } from './price-field.tsx';
import { PROPERTY_NUMBER } from './typed-fields.ts';
import type { AdForm } from './use-ad-form.ts';

/** As much as the contract takes. */
const STREET_MAX = 100;

/** services §2, step 3: the property's data. */
export function PropertyStep({ propertyId, form }: { propertyId: number | null; form: AdForm }) {
  const { t } = useTranslation(['advertise', 'properties']);
  const { fields, faults, change } = form;
  return (
    <div className="grid grid-cols-1 gap-8">
      <Section title={t('photos.title')}>
        <PhotoField propertyId={propertyId} form={form} />
      </Section>
      <Section title={t('property.basics')}>
        <ChoiceField
          label={t('fields.category')}
          options={CATEGORIES.map((value) => ({ value, label: t(`properties:category.${value}`) }))}
          value={CATEGORIES.find((value) => value === fields.category) ?? null}
          error={faults.category}
          onChange={(category) => change({ category, ...(category !== fields.category && { typeId: '' }) })}
        />
        <ChoiceField
          label={t('fields.purpose')}
          options={PURPOSES.map((value) => ({ value, label: t(`purposes.${value}`) }))}
          value={PURPOSES.find((value) => value === fields.purpose) ?? null}
          error={faults.purpose}
          onChange={(purpose) => change({ purpose })}
        />
        {fields.purpose === 'for_rent' ? (
          <ChoiceField
            label={t('fields.rentPeriod')}
            options={RENT_PERIODS.map((value) => ({ value, label: t(`properties:price.period.${value}`) }))}
            value={fields.rentPeriod === 'month' ? 'month' : 'year'}
            error={faults.rentPeriod}
            onChange={(rentPeriod) => change({ rentPeriod })}
          />
        ) : null}
        <TypeField form={form} />
        {fields.category === 'commercial' ? null : (
          <ChoiceField
            label={t('fields.propertyType')}
            options={TENANT_KINDS.map((value) => ({ value, label: t(`properties:tenants.${value}`) }))}
            value={TENANT_KINDS.find((value) => value === fields.propertyType) ?? null}
            error={faults.propertyType}
            onChange={(propertyType) => change({ propertyType })}
          />
        )}
        <AdTextField
          form={form}
          name="title"
          maxLength={TITLE_MAX_LENGTH}
          placeholder={t('property.titleExample')}
        />
        <div className="grid grid-cols-2 items-start gap-3">
          <PriceField form={form} />
          <AdDigitsField
            form={form}
            name="area"
            of={PROPERTY_NUMBER}
            end={
              <span className="flex-none text-small text-ink-2">{t('properties:facts.squareMetres')}</span>
            }
          />
        </div>
        <TextArea
          label={t('fields.description')}
          name="description"
          counted
          maxLength={DESCRIPTION_MAX_LENGTH}
          hint={t('property.descriptionHint')}
          value={fields.description}
          error={faults.description}
          onChange={({ target }) => change({ description: target.value })}
        />
      </Section>
      <Section title={t('property.details')}>
        <ListRows flush>
          <CountField form={form} name="roomsCount" />
          <CountField form={form} name="bathrooms" />
          <CountField form={form} name="floorsCount" />
          <CountField form={form} name="age" />
        </ListRows>
        <FeaturesField form={form} />
      </Section>
      <Section title={t('property.place')}>
        <PlaceFields form={form} />
        <LocationField form={form} />
        <AdTextField form={form} name="street" isOptional maxLength={STREET_MAX} />
        <div className="grid grid-cols-3 items-start gap-3">
          <AdDigitsField form={form} name="buildNumber" of={PROPERTY_NUMBER} />
          <AdDigitsField form={form} name="floorNumber" of={PROPERTY_NUMBER} />
          <AdDigitsField form={form} name="apartmentNumber" of={PROPERTY_NUMBER} />
        </div>
      </Section>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 grid-cols-1 gap-4">
      <h2 id={id} className="text-title-2">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The types of the chosen category; all of them before one is chosen, and a type brings its category along. */
function TypeField({ form: { fields, faults, change } }: { form: AdForm }) {
  const { t } = useTranslation(['advertise', 'properties']);
  const init = useQuery(propertyQueries.init());
  const types = (init.data?.typesList ?? []).filter(
    ({ category }) => fields.category === '' || category === fields.category,
  );
  return (
    <Picker
      variant="field"
      label={t('fields.typeId')}
      placeholder={t('choose')}
      words={{
        close: t('properties:picker.close'),
        search: t('property.searchType'),
        nothing: t('properties:picker.nothing'),
      }}
      options={types.map(({ id, name }) => ({ value: String(id), label: name }))}
      busy={init.isLoading}
      busyLabel={t('loading')}
      value={fields.typeId}
      error={faults.typeId}
      onChange={(typeId) => {
        const type = types.find(({ id }) => String(id) === typeId);
        change({ typeId, ...(type && { category: type.category }) });
      }}
    />
  );
}
