import type { Language } from '../../../contract/language.ts';
import { photoPath } from '../pictures/presenter.ts';

/** The carousel of the home screen, which leads to property management (core §2). */
const banners = [
  {
    id: 1,
    picture: 'demo/villa-cantilever-golden',
    title: { ar: 'أملاكك في أيدٍ أمينة', en: 'Your property in safe hands' },
    text: {
      ar: 'نؤجّرها ونتابع تحصيلها ونصونها',
      en: 'We let it, collect the rent and keep it in repair',
    },
  },
  {
    id: 2,
    picture: 'demo/flats-screens-dusk',
    title: { ar: 'أجّر وحدتك أسرع', en: 'Let your unit sooner' },
    text: {
      ar: 'صور واضحة وسعر مدروس ومعاينات منظمة',
      en: 'Clear photos, a fair price, viewings arranged',
    },
  },
  {
    id: 3,
    picture: 'demo/living-double-height-golden',
    title: { ar: 'عقود موثقة', en: 'Contracts on record' },
    text: {
      ar: 'نوثّق العقد ونتابع دفعاته حتى آخر يوم',
      en: 'We register the lease and follow its payments',
    },
  },
];

/** `path` is a photo's, named as every other's (contract/photo-url.ts). */
export function presentBanners(language: Language) {
  return banners.map(({ id, picture, title, text }) => ({
    id,
    path: photoPath(picture, 1200),
    title: title[language],
    text: text[language],
  }));
}
