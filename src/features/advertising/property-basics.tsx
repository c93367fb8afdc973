import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DESCRIPTION_MAX_LENGTH, TITLE_MAX_LENGTH } from '../../../contract/limits.ts';
import { Picker } from '../../ui/picker.tsx';
import type { Segment } from '../../ui/segmented.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { propertyQueries } from '../properties/queries.ts';
import { CATEGORIES, PURPOSES, RENT_PERIODS, TENANT_KINDS } from './ad-choices.ts';
import type { AdField } from './ad-fields.ts';
import type { AdForm } from './ad-form.ts';
import { AdDigitsField, AdTextField } from './ad-text-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { PriceInput } from './price-input.tsx';
import { PROPERTY_NUMBER } from './typed-fields.ts';
import { useAdError, useAdValue } from './use-ad-field.ts';

/** The property's category, type and purpose, and the price. */
export function PropertyBasics({ form }: { form: AdForm }) {
  const { t } = useTranslation(['advertising', 'properties']);
  return (
    <>
      <AdChoiceField
        form={form}
        name="purpose"
        label={t('fields.purpose')}
        values={PURPOSES}
        labelOf={(value) => t(`purposes.${value}`)}
      />
      <RentPeriodField form={form} />
      <TypeField form={form} />
      <AdChoiceField
        form={form}
        name="category"
        label={t('fields.category')}
        values={CATEGORIES}
        labelOf={(value) => t(`properties:category.${value}`)}
        onChoose={(category) =>
          form.change({ category, ...(category !== form.value('category') && { typeId: '' }) })
        }
      />
      <TenantsField form={form} />
      <AdTextField
        form={form}
        name="title"
        maxLength={TITLE_MAX_LENGTH}
        placeholder={t('property.titleExample')}
      />
      <div className="grid pair-grid items-start gap-3">
        <PriceField form={form} />
        <AdDigitsField
          form={form}
          name="area"
          of={PROPERTY_NUMBER}
          end={<span className="flex-none text-small text-ink-2">{t('properties:facts.squareMetres')}</span>}
        />
      </div>
      <DescriptionField form={form} />
    </>
  );
}

function RentPeriodField({ form }: { form: AdForm }) {
  const { t } = useTranslation('advertising');
  if (useAdValue(form, 'purpose') !== 'for_rent') return null;
  return (
    <AdChoiceField
      form={form}
      name="rentPeriod"
      label={t('fields.rentPeriod')}
      values={RENT_PERIODS}
      labelOf={(value) => t(`rentPeriods.${value}`)}
      initial="year"
    />
  );
}

function TenantsField({ form }: { form: AdForm }) {
  const { t } = useTranslation(['advertising', 'properties']);
  if (useAdValue(form, 'category') === 'commercial') return null;
  return (
    <AdChoiceField
      form={form}
      name="propertyType"
      label={t('fields.propertyType')}
      values={TENANT_KINDS}
      labelOf={(value) => t(`properties:tenants.${value}`)}
    />
  );
}

function DescriptionField({ form }: { form: AdForm }) {
  const { t } = useTranslation('advertising');
  return (
    <TextArea
      label={t('fields.description')}
      name="description"
      counted
      maxLength={DESCRIPTION_MAX_LENGTH}
      hint={t('property.descriptionHint')}
      value={useAdValue(form, 'description')}
      error={useAdError(form, 'description')}
      onChange={({ target }) => form.change({ description: target.value })}
    />
  );
}

interface AdChoiceFieldProps<Value extends string> {
  form: AdForm;
  name: AdField;
  label: string;
  values: readonly Value[];
  labelOf: (value: Value) => string;
  /** Shown as chosen at first. */
  initial?: Value;
  /** Changes further fields. */
  onChoose?: (value: Value) => void;
}

/** A choice for a field of the ad. */
function AdChoiceField<Value extends string>(props: AdChoiceFieldProps<Value>) {
  const { form, name, label, values, labelOf, initial = null } = props;
  const value = useAdValue(form, name);
  const error = useAdError(form, name);
  const options: Segment<Value>[] = values.map((one) => ({ value: one, label: labelOf(one) }));
  return (
    <ChoiceField
      label={label}
      options={options}
      value={values.find((one) => one === value) ?? initial}
      error={error}
      onChange={props.onChoose ?? ((chosen) => form.change({ [name]: chosen }))}
    />
  );
}

/** The price; an ad without one shows «on request». */
function PriceField({ form }: { form: AdForm }) {
  const { t } = useTranslation('advertising');
  return (
    <PriceInput
      label={t('fields.price')}
      optional={t('optional')}
      price={useAdValue(form, 'price')}
      error={useAdError(form, 'price')}
      onChange={(price) => form.change({ price })}
    />
  );
}

/** The property's type, which sets its category. */
function TypeField({ form }: { form: AdForm }) {
  const { t } = useTranslation(['advertising', 'properties']);
  const typeId = useAdValue(form, 'typeId');
  const error = useAdError(form, 'typeId');
  const init = useQuery(propertyQueries.init());
  const types = init.data?.typesList ?? [];
  return (
    <Picker
      variant="field"
      label={t('fields.typeId')}
      placeholder={t('choose')}
      texts={{
        close: t('properties:picker.close'),
        search: t('property.searchType'),
        nothing: t('properties:picker.nothing'),
      }}
      options={types.map(({ id, name }) => ({ value: String(id), label: name }))}
      busy={init.isLoading}
      busyLabel={t('loading')}
      value={typeId}
      error={error}
      onChange={(picked) => {
        const type = types.find(({ id }) => String(id) === picked);
        form.change({ typeId: picked, ...(type && { category: type.category }) });
      }}
    />
  );
}
