import { expect, it } from 'vitest';
import ar from '../../i18n/locales/ar/management.json';
import { managementDraft, managementFields } from './management-draft.ts';
import { managementErrors } from './management-rules.ts';

const STRANGER = { name: '', mobile: '' };
const NOTHING = managementFields(managementDraft.serverSnapshot(), STRANGER);
const WHOLE = { ...NOTHING, name: 'نورة', mobile: '0500000001', regionId: '1', cityId: '2' };

it('asks for name, mobile, region and city', () => {
  expect(managementErrors(NOTHING)).toEqual({
    name: 'required',
    mobile: 'required',
    regionId: 'required',
    cityId: 'required',
  });
  expect(managementErrors(WHOLE)).toEqual({});
});

it('wants a whole mobile', () => {
  expect(managementErrors({ ...WHOLE, mobile: '05000' })).toEqual({ mobile: 'mobile' });
  expect(ar.faults.mobile).toBe('رقم الجوال غير صحيح');
});

it('begins with the user’s own name and mobile, and leaves empty what they have emptied', () => {
  const own = { name: 'سارة', mobile: '0500000001' };
  const untouched = managementDraft.serverSnapshot();
  expect(managementFields(untouched, own)).toMatchObject(own);
  expect(managementFields({ ...untouched, name: '' }, own)).toMatchObject({ name: '', mobile: own.mobile });
});
