import { describe, expect, it } from 'vitest';
import { bareDigits, lettersOf, misshapenOwnerNumbers, missingOwnerFields } from './ad-rules.ts';

describe('what an advertiser must give (services §5)', () => {
  it.each([
    ['owner', ['ownerIdentity', 'ownerDOB', 'ownerMobile']],
    ['agent', ['ownerIdentity', 'ownerDOB', 'agentIdentity', 'agentDOB', 'agencyNumber', 'agentMobile']],
    [
      'broker',
      [
        'falLicense',
        'adLicenseNumber',
        'ownerDOB',
        'ownerMobile',
        'agentIdentity',
        'agencyNumber',
        'agentMobile',
        'agentDOB',
      ],
    ],
  ] as const)('as %s', (ownerType, fields) => {
    expect(missingOwnerFields({ ownerType })).toEqual(fields);
    const all = Object.fromEntries(fields.map((field) => [field, 'x']));
    expect(missingOwnerFields({ ownerType, ...all })).toEqual([]);
  });
});

describe('the form of each number', () => {
  const errorOf = (field: string, typed: string) =>
    Object.fromEntries(misshapenOwnerNumbers({ ownerType: 'owner', [field]: typed }))[field as 'ownerMobile'];

  it.each([
    ['ownerMobile', '0500000001', '050000000', 'ownerMobileNotValid'],
    ['agentMobile', '0500000001', '1500000001', 'agentMobileNotValid'],
    ['ownerIdentity', '1000000008', '1000000000', 'ownerIdentityNotValid'],
    ['agentIdentity', '1000000008', '100000008', 'agentIdentityNotValid'],
    ['receiptNumber', '1234567890', '123456789', 'receiptNumberNotValid'],
    ['receiptNumber', '1234567890123456', '12345678901234567', 'receiptNumberNotValid'],
    ['agencyNumber', '1234567890', '12345678901', 'agencyNumberNotValid'],
    ['falLicense', '123456789012', '123456789', 'falLicenseNotValid'],
    ['adLicenseNumber', '7200000001', '72000000a1', 'adLicenseNotValid'],
  ])('%s takes %s and not %s', (field, right, wrong, error) => {
    expect(errorOf(field, right)).toBeUndefined();
    expect(errorOf(field, wrong)).toBe(error);
  });
});

it('brings a pasted number to its digits, and a name to its letters', () => {
  expect(bareDigits(' ١٢٣٬٤٥٦ 78-90 ')).toBe('1234567890');
  expect(lettersOf('أحمد 3 Al-Salem، الحربيّ٤!')).toBe('أحمد AlSalem الحربيّ');
  expect(lettersOf('\u202Bنورة\u00A0القحطاني\u061C\u202C')).toBe('نورة القحطاني');
});
