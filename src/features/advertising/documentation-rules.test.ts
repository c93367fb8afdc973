import { expect, it } from 'vitest';
import ar from '../../i18n/locales/ar/advertising.json';
import { contactErrors } from './documentation-rules.ts';

it('asks for a name and a mobile of ten digits', () => {
  expect(contactErrors({ name: ' ', mobile: '' })).toEqual({ name: 'required', mobile: 'required' });
  expect(contactErrors({ name: 'نورة', mobile: '050000000' })).toEqual({ name: null, mobile: 'mobile' });
  expect(contactErrors({ name: 'نورة', mobile: '0500000001' })).toEqual({ name: null, mobile: null });
});

it('says it to the letter', () => {
  expect(ar.faults.mobile).toBe('رقم الجوال غير صحيح');
  expect(ar.documentation.sent).toBe('تم تقديم طلب توثيق العقد');
});
