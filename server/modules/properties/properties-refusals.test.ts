import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerOf, createTestApp } from '../../../tests/support/test-app.ts';

let made: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  made = await createTestApp();
});
afterAll(() => made.app.close());

const get = async (url: string) => answerOf(await made.app.inject({ url }));

describe('what can’t be asked', () => {
  it.each([
    ['/api/properties/list?page=0', { page: 'رقم الصفحة: أقل قيمة مقبولة 1' }],
    ['/api/properties/list?page=10001', { page: 'رقم الصفحة: أكبر قيمة مقبولة 10,000' }],
    ['/api/properties/list?page=1&page=2', { page: 'رقم الصفحة: اكتب رقمًا' }],
    ['/api/properties/list?price=up', { price: 'السعر: اختر واحدًا من: asc، desc' }],
    [
      '/api/properties/list?sort=random',
      { sort: 'sort: اختر واحدًا من: newest، price_asc، price_desc، area_desc، cut_desc' },
    ],
    ['/api/properties/list?q=%00', { q: 'نص البحث: في النص رمز غير مسموح' }],
    [`/api/properties/list?q=${'a'.repeat(501)}`, { q: 'نص البحث: اكتب 500 حرف على الأكثر' }],
    ['/api/properties/list?bounds=25,46,24,47', { bounds: 'bounds: حد الجنوب أعلى من حد الشمال' }],
    ['/api/properties/count?priceFrom=x', { priceFrom: 'أقل سعر: اكتب رقمًا' }],
    ['/api/properties/count?q=%00', { q: 'نص البحث: في النص رمز غير مسموح' }],
    ['/api/properties/pins?bounds=1,2,3', { 'bounds.3': 'bounds: قيمة مطلوبة' }],
    ['/api/properties/pins?columns=99', { columns: 'columns: أكبر قيمة مقبولة 12' }],
    ['/api/properties/nearYou?latitude=91', { latitude: 'خط العرض: أكبر قيمة مقبولة 90' }],
    ['/api/properties/nearYou?longitude=east', { longitude: 'خط الطول: اكتب رقمًا' }],
    ['/api/properties/nearYou?latitude=24', { longitude: 'اكتب خط العرض وخط الطول معًا' }],
  ])('%s', async (url, errors) => {
    expect(await get(url)).toEqual({
      status: 422,
      body: { msg: 'بعض الحقول غير صحيحة', error_number: 1001, errors },
    });
  });
});

describe('what is not there', () => {
  const places = { msg: 'هذا المكان غير موجود', error_number: 3005 };
  it.each([
    ['list?cityId=9999', { ...places, errors: { cityId: places.msg } }],
    ['count?regionId=99', { ...places, errors: { regionId: places.msg } }],
    ['prices?neighborhoodId=2147483647', { ...places, errors: { neighborhoodId: places.msg } }],
    [
      'pins?cityId=9999&typeId=99',
      { ...places, errors: { cityId: places.msg, typeId: 'هذا النوع غير موجود' } },
    ],
    [
      'nearYou?typeId=99',
      { msg: 'هذا النوع غير موجود', error_number: 3006, errors: { typeId: 'هذا النوع غير موجود' } },
    ],
    [
      'list?features=1,999',
      { msg: 'هذه الميزة غير موجودة', error_number: 3007, errors: { features: 'هذه الميزة غير موجودة' } },
    ],
    ['retrieve/abc', { msg: 'هذا العقار غير متاح', error_number: 3004 }],
    ['retrieve/2147483647', { msg: 'هذا العقار غير متاح', error_number: 3004 }],
  ])('is said to be so: %s', async (path, body) => {
    expect(await get(`/api/properties/${path}`)).toEqual({ status: 404, body });
  });

  it.each(['list', 'pins', 'nearYou'])(
    'is left out of %s and reported, where the call forgives it',
    async (call) => {
      const sound = call === 'nearYou' ? '' : 'purpose=for_rent&';
      const { status, body } = await get(`/api/properties/${call}?${sound}typeId=99&forgive=1`);
      const without = await get(`/api/properties/${call}?${sound}`);
      expect(status).toBe(200);
      const leftOut = { fields: { typeId: 'هذا النوع غير موجود' }, number: 3006 };
      expect(body).toEqual({ ...without.body, leftOut });
      expect(without.body.leftOut).toBeNull();
    },
  );
});
