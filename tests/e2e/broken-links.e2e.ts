import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

/**
 * Links to something that does not exist or can't be used: each page says in the reader's language
 * what is wrong, and offers another link. The API's responses are tested beside it
 * (properties-refusals.test.ts).
 */

interface BrokenLink {
  path: string;
  status: 200 | 404;
  /** The text of the alert, or of the screen's title if there is no alert. */
  says: (string | RegExp)[];
  /** The link that is offered, and its target. */
  way?: { link: string; to: string };
  /** What is shown despite the error. */
  shows?: string;
}

interface BrokenLinks {
  as: 'guest' | 'somebody new' | 'sara';
  language?: 'en';
  links: BrokenLink[];
}

const nothing = (path: string, more: Partial<BrokenLink> = {}): BrokenLink => ({
  path,
  status: 404,
  says: [/404.*هذه الصفحة غير موجودة/],
  way: { link: 'الرئيسية', to: '/' },
  ...more,
});

const listing = (path: string, status: 200 | 404): BrokenLink => ({
  path,
  status,
  says: ['هذا العقار غير متاح', 'خطأ 3004'],
  way: { link: 'تصفّح العقارات', to: '/propertielist' },
});

const article = (key: string): BrokenLink => ({
  path: `/blogDetails/${key}`,
  status: 404,
  says: ['هذا المقال غير متاح', 'خطأ 3020'],
  way: { link: 'كل المقالات', to: '/blog' },
});

const question = (id: string): BrokenLink => ({
  path: `/questions?id=${id}`,
  status: 404,
  says: ['خطأ 3021'],
  way: { link: 'كل الأسئلة', to: '/questions' },
});

const city = (id: string): BrokenLink => ({
  path: `/neighborhoodslist?cityId=${id}`,
  status: 200,
  says: [`المدينة في الرابط (${id}) غير معروفة`, 'خطأ 3005'],
  way: { link: 'أكمل مع الرياض', to: '/neighborhoodslist?cityId=1' },
  shows: 'a[href*="neighborhoodId="]',
});

const place = (path: string): BrokenLink => ({
  path,
  status: 404,
  says: ['هذا المكان غير موجود', 'خطأ 3005'],
  way: { link: 'كل الأحياء', to: '/neighborhoodslist' },
});

/** The page ignores invalid filters, says which, and links to the rest. */
const rest = (path: string, to: string, says: BrokenLink['says']): BrokenLink => ({
  path,
  status: 200,
  says,
  way: { link: 'أكمل بالباقي', to },
  shows: 'article',
});

const pastTheLast = (path: string, says: string, to: string): BrokenLink => ({
  path,
  status: 200,
  says: [says],
  way: { link: 'إلى الصفحة الأولى', to },
});

const viewing = (id: string): BrokenLink => ({
  path: `/previewdetails/${id}`,
  status: 200,
  says: ['هذه المعاينة غير موجودة', 'خطأ 4014'],
  way: { link: 'معايناتي', to: '/previewlist' },
});

const order = (path: string): BrokenLink => ({
  path,
  status: 200,
  says: ['هذا الطلب غير موجود'],
  way: { link: 'طلبات الصيانة', to: '/maintenanceslist' },
});

/** services §8: the message alone, without the badge. */
const rental = (key: string): BrokenLink => ({
  path: `/rental/${key}`,
  status: 200,
  says: [/^هذا الإيجار غير موجود$/],
  way: { link: 'إيجاراتي', to: '/myrents' },
});

const request = (search: string): BrokenLink => ({
  path: `/myrequests?${search}`,
  status: 200,
  says: ['هذا الطلب غير موجود'],
  way: { link: 'إلى طلباتي', to: '/myrequests?category=property' },
});

const ad = (key: string): BrokenLink => ({
  path: `/propertieupdate/${key}`,
  status: 200,
  says: ['لم نجد هذا الإعلان بين إعلاناتك'],
  way: { link: 'إلى إعلاناتي', to: '/propertie' },
});

const TABLE: Record<string, BrokenLinks> = {
  'to nowhere': {
    as: 'guest',
    links: [
      nothing('/no-such-screen'),
      // The server sends personal screens as an empty page: only the app detects an unknown
      // outcome.
      nothing('/payment/perhaps', { status: 200 }),
      nothing('/ops'),
      nothing('/ops/ads/1'),
      // An unknown language falls back to the default.
      nothing('/no-such-screen?lang=fr', { way: { link: 'الرئيسية', to: '/?lang=fr' } }),
    ],
  },
  'to listings that are not there': {
    as: 'guest',
    links: [
      ...['999999999', '99999999999999999999', 'abc', '0', '-1', '%D9%A0'].map((id) =>
        listing(`/propertydetails/${id}`, 404),
      ),
    ],
  },
  'to texts, cities and payments that are not there': {
    as: 'guest',
    links: [
      ...['999999', 'abc', '0', '%D9%A0'].map(article),
      ...['9999', 'abc'].map(question),
      ...['9999', 'abc'].map(city),
      ...['/district/99999', '/district/abc', '/city/99999', '/city/0'].map(place),
      {
        path: '/city/1?typeId=99',
        status: 200,
        says: ['النوع في الرابط غير معروف', 'خطأ 3006'],
        way: { link: 'أكمل من دونه', to: '/city/1' },
        shows: 'table',
      },
      {
        path: '/payment/success',
        status: 200,
        says: ['لا عملية دفع هنا'],
        way: { link: 'إلى الرئيسية', to: '/' },
      },
      {
        path: '/paymentfailed',
        status: 200,
        says: ['لم يكتمل الدفع'],
        way: { link: 'إلى الرئيسية', to: '/' },
      },
      {
        path: '/payment/success?reference=RK0000000000',
        status: 200,
        says: ['سجّل الدخول لترى العملية'],
        way: { link: 'تسجيل الدخول', to: '/login?next=%2Fpayment%2Fsuccess%3Freference%3DRK0000000000' },
      },
    ],
  },
  'with filters that can’t be used': {
    as: 'guest',
    links: [
      rest('/propertielist?typeId=abc&purpose=for_rent&page=-3', '/propertielist?purpose=for_rent', [
        'تُرك جزء من الرابط',
        'خطأ 1001',
        'نوع العقار (abc)',
      ]),
      rest(
        '/propertielist?purpose=for_rent&cityId=9999&minPrice=5&typeId=abc',
        '/propertielist?purpose=for_rent',
        ['خطأ 3005', 'المدينة (غير موجودة)', 'نوع العقار (abc)', 'خيارًا لا نعرفه'],
      ),
      // A limit of 0, and a text that is too long.
      rest(`/propertielist?areaTo=0&q=${encodeURIComponent('ش'.repeat(501))}`, '/propertielist', [
        'خطأ 1001',
        /نص البحث.*المساحة إلى \(0\)/,
      ]),
      rest('/nearproperties?latitude=24.7&typeId=99', '/nearproperties', [
        'خطأ 3006',
        'نوع العقار (غير موجود)',
        'خط العرض (24.7)',
      ]),
      rest('/nearproperties?typeId=99999', '/nearproperties', ['خطأ 3006', 'نوع العقار (غير موجود)']),
      // 500 characters are allowed, but no listing contains them.
      {
        path: `/propertielist?q=${encodeURIComponent('ش'.repeat(500))}`,
        status: 200,
        says: ['لا عقارات بهذه الاختيارات'],
      },
      ...['latitude=999&longitude=46', 'latitude=abc&longitude=x', 'longitude=46.6'].map((search) => ({
        ...rest(`/nearproperties?${search}`, '/nearproperties', ['تركنا من الرابط']),
        shows: ':text("الموقع الافتراضي")',
      })),
    ],
  },
  'past the last page': {
    as: 'guest',
    links: [
      pastTheLast(
        '/propertielist?purpose=for_rent&page=999',
        'انتهت النتائج',
        '/propertielist?purpose=for_rent',
      ),
      pastTheLast('/nearproperties?page=9999', 'انتهت النتائج', '/nearproperties'),
      pastTheLast('/blog?page=99', 'انتهت المقالات', '/blog'),
    ],
  },
  'of one’s own, past the last page': {
    as: 'sara',
    links: [
      pastTheLast('/favorite?page=99', 'لا شيء في هذه الصفحة', '/favorite'),
      pastTheLast('/previewlist?page=99', 'لا شيء في هذه الصفحة', '/previewlist'),
      pastTheLast('/maintenanceslist?page=99', 'لا شيء في هذه الصفحة', '/maintenanceslist'),
      pastTheLast(
        '/myrequests?category=finance&page=99',
        'لا شيء في هذه الصفحة',
        '/myrequests?category=finance',
      ),
    ],
  },
  'to what is another person’s, or nobody’s': {
    as: 'somebody new',
    links: [
      ...['1', '999999', 'x'].map(viewing),
      ...['5', '999999', 'x'].map((id) => order(`/maintenancedetails/${id}`)),
      ...['7', '999999', 'x'].map((id) => order(`/maintenancePay/${id}`)),
      ...['3', '999999', 'none'].map(rental),
      ...['2', '999999', 'x'].map((id) => request(`category=property&id=${id}`)),
      ...['13', '999999', 'x'].map(ad),
      {
        path: '/pay/RK23456789',
        status: 200,
        says: ['هذه العملية غير موجودة', 'لا عملية دفع هنا'],
        way: { link: 'عملياتي المالية', to: '/financialtransactions' },
      },
      {
        path: '/payment/success?reference=RK0000000000',
        status: 200,
        says: ['هذه العملية غير موجودة', 'لا عملية دفع هنا'],
        way: { link: 'إلى الرئيسية', to: '/' },
      },
    ],
  },
  'that begin something with what is not there': {
    as: 'somebody new',
    links: [
      ...['999999', 'x'].map((id) => listing(`/propertypreview/${id}`, 200)),
      ...['999999', 'x'].map((id) => listing(`/propertyreservation/${id}`, 200)),
      {
        path: '/createfinance/999999',
        status: 200,
        says: ['هذا العقار غير متاح', 'لم يعد هذا العقار معروضًا'],
        way: { link: 'تصفّح العقارات', to: '/propertielist' },
      },
      listing('/createfinance/x', 200),
      {
        ...rest('/maps?typeId=999&bounds=x', '/maps', [/نوع العقار \(غير موجود\)، ومنطقة الخريطة \(x\)/]),
        shows: '[data-cluster], [data-pin]',
      },
      nothing('/ops/ads', { status: 404 }),
    ],
  },
  'read in English': {
    as: 'guest',
    language: 'en',
    links: [
      nothing('/no-such-screen', { says: [/404.*this page not found/], way: { link: 'Home', to: '/' } }),
      {
        ...listing('/propertydetails/abc', 404),
        says: ['This property is not available', 'Error 3004'],
        way: { link: 'Browse properties', to: '/propertielist' },
      },
      {
        ...rest('/propertielist?cityId=9999&typeId=abc', '/propertielist', ['Error 3005', '(abc)']),
        way: { link: 'Continue with the rest', to: '/propertielist' },
      },
    ],
  },
};

/** Internal parameter names, which must not be shown to the reader. */
const OUR_NAMES = /minPrice|typeId|cityId|latitude|longitude|bounds/;

test.describe.configure({ mode: 'parallel' });

for (const [name, { as, language, links }] of Object.entries(TABLE)) {
  test(`links ${name}`, async ({ visit, person, sara }) => {
    const who = { guest: async () => undefined, sara: async () => sara, 'somebody new': () => person() };
    const { open, page, complaints } = await visit({ as: await who[as](), ...(language && { language }) });
    for (const { path, status, says, way, shows } of links) {
      await test.step(path.slice(0, 80), async () => {
        const answered = await open(path);
        expect.soft({ path, answered }).toEqual({ path, answered: status });
        for (const words of says) await expect(messages(page).getByText(words).first()).toBeVisible();
        await expect(page.getByRole('alert').getByText(OUR_NAMES)).toHaveCount(0);
        if (shows) await expect(page.locator(shows).filter({ visible: true }).first()).toBeVisible();
        if (!way) return;
        await page.getByRole('link', { name: way.link }).filter({ visible: true }).first().click();
        await expect(page).toHaveURL(way.to);
        await expect(messages(page).getByText(says[0] ?? '')).toHaveCount(0);
      });
    }
    expect(complaints.filter((text) => !/status of 40[34]/.test(text))).toEqual([]);
  });
}

/** Where the page shows the error. */
const messages = (page: Page) => page.getByRole('alert').or(page.getByRole('heading'));
