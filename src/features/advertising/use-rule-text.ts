import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { advertisingErrors } from '../../../contract/advertising-errors.ts';
import { type FillIn, messageOfField, requiredMessage } from '../../../contract/field-messages.ts';
import type { Language } from '../../../contract/language.ts';
import { TITLE_MIN_LENGTH } from '../../../contract/limits.ts';
import type { AdField } from './ad-fields.ts';
import { type AdError, isOwnError } from './ad-rules.ts';
import type { LabelledField } from './ad-text-field.tsx';

/** Fields without typing. */
const FILL_IN: Partial<Record<AdField, FillIn>> = {
  ownerType: 'choose',
  category: 'choose',
  purpose: 'choose',
  typeId: 'choose',
  propertyType: 'choose',
  regionId: 'choose',
  cityId: 'choose',
  neighborhoodId: 'choose',
  adDuration: 'choose',
};

/** The message of a field's error: the server's own text where it has the same rule. */
export function ruleText(t: TFunction<'advertising'>, language: Language) {
  const labelOf = (field: AdField) => {
    if (field === 'ownerType') return t('steps.kind');
    return field === 'adDuration' ? t('feature.duration') : t(`fields.${field as LabelledField}`);
  };
  return (field: AdField, error: AdError): string => {
    if (error === 'required') return requiredMessage(labelOf(field), language, FILL_IN[field]);
    if (isOwnError(error)) return messageOfField(labelOf(field), t(`faults.${error}`));
    const message = advertisingErrors[error][language];
    if (error === 'dateInFuture') return messageOfField(labelOf(field), message);
    // services §5 words it so for a short description; the text adds the field's label and the
    // minimum.
    return error === 'titleTooShort' ? t('faults.title', { message, least: TITLE_MIN_LENGTH }) : message;
  };
}

export function useRuleText() {
  const { t, i18n } = useTranslation('advertising');
  return ruleText(t, i18n.language as Language);
}
