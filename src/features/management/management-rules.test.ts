import { expect, it } from 'vitest';
import ar from '../../i18n/locales/ar/management.json';
import { NO_REQUEST } from './management-draft.ts';
import { managementFaults } from './management-rules.ts';

const WHOLE = { ...NO_REQUEST, name: 'نورة', mobile: '0500000001', regionId: '1', cityId: '2' };

it('asks for name, mobile, region and city', () => {
  expect(managementFaults(NO_REQUEST)).toEqual({
    name: 'required',
    mobile: 'required',
    regionId: 'required',
    cityId: 'required',
  });
  expect(managementFaults(WHOLE)).toEqual({});
  expect(ar.faults.required).toBe('هذا الحقل مطلوب');
});

it('wants a whole mobile', () => {
  expect(managementFaults({ ...WHOLE, mobile: '05000' })).toEqual({ mobile: 'mobile' });
  expect(ar.faults.mobile).toBe('رقم الجوال غير صحيح');
});
