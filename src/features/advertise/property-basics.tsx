import { useTranslation } from 'react-i18next';
import { DESCRIPTION_MAX_LENGTH, TITLE_MAX_LENGTH } from '../../../contract/limits.ts';
import { TextArea } from '../../ui/text-area.tsx';
import { AdChoiceField } from './ad-choice-field.tsx';
import { CATEGORIES, PURPOSES, RENT_PERIODS, TENANT_KINDS } from './ad-choices.ts';
import type { AdForm } from './ad-form.ts';
import { AdDigitsField, AdTextField } from './ad-text-field.tsx';
import { PriceField } from './price-field.tsx';
import { TypeField } from './type-field.tsx';
import { PROPERTY_NUMBER } from './typed-fields.ts';
import { useAdFault, useAdValue } from './use-ad-field.ts';

/** What the property is, for what it is offered, and at which price. */
export function PropertyBasics({ form }: { form: AdForm }) {
  const { t } = useTranslation(['advertise', 'properties']);
  return (
    <>
      <AdChoiceField
        form={form}
        name="category"
        label={t('fields.category')}
        values={CATEGORIES}
        wordOf={(value) => t(`properties:category.${value}`)}
        onChoose={(category) =>
          form.change({ category, ...(category !== form.value('category') && { typeId: '' }) })
        }
      />
      <AdChoiceField
        form={form}
        name="purpose"
        label={t('fields.purpose')}
        values={PURPOSES}
        wordOf={(value) => t(`purposes.${value}`)}
      />
      <RentPeriodField form={form} />
      <TypeField form={form} />
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
  const { t } = useTranslation('advertise');
  if (useAdValue(form, 'purpose') !== 'for_rent') return null;
  return (
    <AdChoiceField
      form={form}
      name="rentPeriod"
      label={t('fields.rentPeriod')}
      values={RENT_PERIODS}
      wordOf={(value) => t(`rentPeriods.${value}`)}
      unsaid="year"
    />
  );
}

function TenantsField({ form }: { form: AdForm }) {
  const { t } = useTranslation(['advertise', 'properties']);
  if (useAdValue(form, 'category') === 'commercial') return null;
  return (
    <AdChoiceField
      form={form}
      name="propertyType"
      label={t('fields.propertyType')}
      values={TENANT_KINDS}
      wordOf={(value) => t(`properties:tenants.${value}`)}
    />
  );
}

function DescriptionField({ form }: { form: AdForm }) {
  const { t } = useTranslation('advertise');
  return (
    <TextArea
      label={t('fields.description')}
      name="description"
      counted
      maxLength={DESCRIPTION_MAX_LENGTH}
      hint={t('property.descriptionHint')}
      value={useAdValue(form, 'description')}
      error={useAdFault(form, 'description')}
      onChange={({ target }) => form.change({ description: target.value })}
    />
  );
}
