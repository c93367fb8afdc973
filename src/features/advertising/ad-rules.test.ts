import { describe, expect, it } from 'vitest';
import { createI18n } from '../../i18n/i18n.ts';
import ar from '../../i18n/locales/ar/advertising.json';
import en from '../../i18n/locales/en/advertising.json';
import type { AdStep } from './ad-fields.ts';
import { type AdFields, NO_FIELDS } from './ad-fields.ts';
import { errorsOf } from './ad-rules.ts';
import { ruleText } from './use-rule-text.ts';

const OWNER: AdFields = {
  ...NO_FIELDS,
  ownerType: 'owner',
  ownerIdentity: '1000000008',
  ownerDOB: '14/03/1985',
  ownerMobile: '0500000001',
};
const AGENT: AdFields = {
  ...OWNER,
  ownerType: 'agent',
  ownerMobile: '',
  agentIdentity: '1000000008',
  agentDOB: '22/06/1405',
  agencyNumber: '1234567890',
  agentMobile: '0500000002',
};
const BROKER: AdFields = {
  ...AGENT,
  ownerType: 'broker',
  ownerIdentity: '',
  ownerMobile: '0500000001',
  falLicense: '1234567890',
  adLicenseNumber: '123456789012',
};
const PROPERTY: AdFields = {
  ...OWNER,
  category: 'residential',
  purpose: 'for_sale',
  typeId: '1',
  propertyType: 'families',
  title: 'فيلا في عرقة',
  area: '375',
  description: 'فناء داخلي',
  regionId: '1',
  cityId: '1',
  neighborhoodId: '1',
};

const messageOf = ruleText(createI18n('ar', { advertising: ar }).getFixedT('ar', 'advertising'), 'ar');
const englishMessageOf = ruleText(createI18n('en', { advertising: en }).getFixedT('en', 'advertising'), 'en');
const wrong = (step: AdStep, fields: AdFields, mode: 'create' | 'edit' = 'create') =>
  Object.keys(errorsOf(step, fields, mode)).sort();

describe('what is required (services §5)', () => {
  it('finds nothing wrong in what is filled in', () => {
    expect(wrong('identity', OWNER)).toEqual([]);
    expect(wrong('identity', AGENT)).toEqual([]);
    expect(wrong('broker', BROKER)).toEqual([]);
    expect(wrong('property', PROPERTY)).toEqual([]);
    expect(wrong('feature', PROPERTY)).toEqual([]);
  });

  it.each([
    ['kind', NO_FIELDS, ['ownerType']],
    ['identity', { ...NO_FIELDS, ownerType: 'owner' as const }, ['ownerDOB', 'ownerIdentity', 'ownerMobile']],
    [
      'identity',
      { ...NO_FIELDS, ownerType: 'agent' as const },
      ['agencyNumber', 'agentDOB', 'agentIdentity', 'agentMobile', 'ownerDOB', 'ownerIdentity'],
    ],
    [
      'broker',
      { ...NO_FIELDS, ownerType: 'broker' as const },
      [
        'adLicenseNumber',
        'agencyNumber',
        'agentDOB',
        'agentIdentity',
        'agentMobile',
        'falLicense',
        'ownerDOB',
        'ownerMobile',
      ],
    ],
    [
      'property',
      NO_FIELDS,
      [
        'area',
        'category',
        'cityId',
        'description',
        'neighborhoodId',
        'propertyType',
        'purpose',
        'regionId',
        'title',
        'typeId',
      ],
    ],
    ['feature', { ...PROPERTY, isFeatured: 'yes' }, ['adDuration']],
  ] as const)('asks at the step %s for what is missing', (step, fields, names) => {
    expect(wrong(step, fields)).toEqual(names);
    const errors = Object.values(errorsOf(step, fields, 'create'));
    expect(new Set(errors)).toEqual(new Set(['required']));
  });

  it.each([
    ['an area of nothing', { area: '0' }, ['area']],
    ['a price of nothing', { price: '000' }, ['price']],
    ['no price at all, which is on request', { price: '' }, []],
  ])('holds to what the server takes: %s', (_, typed, names) => {
    const errors = errorsOf('property', { ...PROPERTY, ...typed }, 'create');
    expect(Object.keys(errors)).toEqual(names);
    expect(Object.values(errors)).toEqual(names.map(() => 'zero'));
  });

  it('asks no shop for its tenants, and no featured ad for another duration', () => {
    expect(wrong('property', { ...PROPERTY, category: 'commercial', propertyType: '' })).toEqual([]);
    expect(wrong('feature', { ...PROPERTY, isFeatured: 'yes', wasFeatured: 'yes' }, 'edit')).toEqual([]);
  });

  it('takes spaces for nothing', () => {
    expect(wrong('property', { ...PROPERTY, description: '   ' })).toEqual(['description']);
    expect(wrong('property', { ...PROPERTY, title: '\u200F'.repeat(6) })).toEqual(['title']);
  });

  it('asks a broker for nothing at step 2: the broker’s own step does', () => {
    expect(wrong('identity', { ...NO_FIELDS, ownerType: 'broker' })).toEqual([]);
  });
});

describe('each message of services §5, to the letter', () => {
  it.each([
    ['identity', OWNER, 'ownerMobile', '050000000', 'رقم جوال المالك غير صحيح'],
    ['identity', OWNER, 'ownerMobile', '1500000001', 'رقم جوال المالك غير صحيح'],
    ['identity', OWNER, 'ownerIdentity', '100000000', 'رقم هوية المالك غير صحيح'],
    ['identity', OWNER, 'ownerIdentity', '1000000000', 'رقم هوية المالك غير صحيح'],
    ['identity', OWNER, 'receiptNumber', '123456789', 'رقم الصك غير صحيح'],
    ['identity', AGENT, 'agentIdentity', '2000', 'رقم هوية الوكيل غير صحيح'],
    ['identity', AGENT, 'agencyNumber', '12345', 'رقم الوكالة غير صحيح'],
    ['identity', AGENT, 'agentMobile', '05', 'رقم جوال الوكيل غير صحيح'],
    ['broker', BROKER, 'ownerMobile', '05', 'رقم جوال المالك غير صحيح'],
    ['broker', BROKER, 'agentIdentity', '1', 'رقم هوية الوكيل غير صحيح'],
    ['broker', BROKER, 'falLicense', '12345', 'رقم رخصة فال غير صحيح'],
    ['broker', BROKER, 'adLicenseNumber', '12345', 'رقم ترخيص الإعلان غير صحيح'],
    [
      'property',
      PROPERTY,
      'title',
      'فيلا',
      'يجب ادخال الوصف المختصر بطريقة صحيحة: عنوان الإعلان 5 أحرف على الأقل',
    ],
    ['identity', OWNER, 'ownerDOB', '31/02/1985', 'تاريخ ميلاد المالك: اكتب تاريخًا صحيحًا، مثل 14/03/1985'],
    ['identity', OWNER, 'ownerDOB', '01/01/2999', 'تاريخ ميلاد المالك: هذا التاريخ لم يأتِ بعد'],
    ['property', PROPERTY, 'area', '0', 'المساحة: أقل قيمة مقبولة 1'],
    ['property', PROPERTY, 'area', '1.5', 'المساحة: اكتب عددًا بلا كسور'],
    ['property', PROPERTY, 'price', '1,5', 'السعر: اكتب المبلغ بالأرقام، مثل 850,000'],
    ['property', PROPERTY, 'title', '', 'هذا الحقل مطلوب: اكتب عنوان الإعلان'],
    ['property', PROPERTY, 'typeId', '', 'هذا الحقل مطلوب: اختر نوع العقار'],
    ['broker', BROKER, 'falLicense', '', 'هذا الحقل مطلوب: اكتب رقم رخصة فال'],
    ['kind', OWNER, 'ownerType', '', 'هذا الحقل مطلوب: اختر نوع الطلب'],
    ['feature', { ...PROPERTY, isFeatured: 'yes' }, 'adDuration', '', 'هذا الحقل مطلوب: اختر مدة التمييز'],
  ] as const)('%s: %o, %s %s', (step, fields, name, value, message) => {
    const errors = errorsOf(step, { ...fields, [name]: value }, 'create');
    expect(Object.keys(errors)).toEqual([name]);
    expect(messageOf(name, errors[name] ?? 'required')).toBe(message);
  });

  it('names the field in English too', () => {
    expect(englishMessageOf('purpose', 'required')).toBe('Purpose is required');
    expect(englishMessageOf('title', 'titleTooShort')).toBe('The title needs at least 5 characters');
    expect(englishMessageOf('agencyDate', 'dateInFuture')).toBe(
      'Power of attorney date: This date is still to come',
    );
  });

  it('looks at no field of another kind of advertiser', () => {
    const typedAsBroker = {
      agencyNumber: '123',
      agentIdentity: '1',
      falLicense: '12',
      agencyDate: '99/99/9999',
    };
    expect(wrong('identity', { ...OWNER, ...typedAsBroker })).toEqual([]);
  });

  it('takes receipt numbers of 10 to 16 digits', () => {
    expect(wrong('identity', { ...OWNER, receiptNumber: '1234567890' })).toEqual([]);
    expect(wrong('identity', { ...OWNER, receiptNumber: '1234567890123456' })).toEqual([]);
  });

  it('takes a title of five letters', () => {
    expect(wrong('property', { ...PROPERTY, title: 'فيلاا' })).toEqual([]);
  });
});

it('looks only at what is required of an ad that is edited (services §5)', () => {
  expect(wrong('property', { ...PROPERTY, title: 'فيلا' }, 'edit')).toEqual([]);
  expect(wrong('identity', { ...OWNER, receiptNumber: '1' }, 'edit')).toEqual([]);
  expect(wrong('identity', { ...OWNER, ownerMobile: '' }, 'edit')).toEqual(['ownerMobile']);
  expect(wrong('identity', { ...OWNER, ownerDOB: '31/02/1985' }, 'edit')).toEqual(['ownerDOB']);
  expect(wrong('property', { ...PROPERTY, price: '1,5', roomsCount: '2.5' }, 'edit')).toEqual([
    'price',
    'roomsCount',
  ]);
});
