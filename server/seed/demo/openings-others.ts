import { countAr, floorAr, nouns } from './arabic-count.ts';
import { article, countEn, floorEn, storeysEn } from './english-count.ts';
import type { Phrase } from './facts.ts';
import { bedroomsAr, facingEn, facingF, facingM, has, number } from './words.ts';

const bathsEn = (n: number) => countEn(n, 'bathroom');

/** First sentences of leisure, land and commercial property. */
export const restHouseOpenings: Phrase[] = [
  {
    ar: (f) =>
      `استراحة على أرض ${number(f.area)} م²، فيها مجلس وصالة و${countAr(f.rooms, nouns.bedroom, true)} و${countAr(f.baths, nouns.bathroom, true)}.`,
    en: (f) =>
      `Rest house on ${number(f.area)} m² with a majlis, a living room, ${countEn(f.rooms, 'bedroom')} and ${bathsEn(f.baths)}.`,
  },
  {
    when: has('pool'),
    ar: (f) => `استراحة تجمع المسبح والجلسة الخارجية والمجلس على أرض مساحتها ${number(f.area)} م².`,
    en: (f) => `A rest house with pool, outdoor seating and majlis on ${number(f.area)} m².`,
  },
  {
    ar: (f) => `مكان هادئ لاجتماع العائلة والأصدقاء، بمجلس واسع وجلسة خارجية، والأرض ${number(f.area)} م².`,
    en: (f) =>
      `A quiet place for family and friends, with a large majlis and outdoor seating, on ${number(f.area)} m².`,
  },
];

export const chaletOpenings: Phrase[] = [
  {
    ar: (f) =>
      `شاليه مساحته ${number(f.area)} م² قريب من البحر، فيه ${countAr(f.rooms, nouns.bedroom, true)} وصالة وجلسة خارجية.`,
    en: (f) =>
      `${number(f.area)} m² chalet near the sea with ${countEn(f.rooms, 'bedroom')}, a living room and outdoor seating.`,
  },
  {
    ar: (f) =>
      `شاليه للعوائل من ${countAr(f.floors, nouns.storey)}، بصالة مطلة على جلسة خارجية و${bedroomsAr(f)}.`,
    en: (f) =>
      `${storeysEn(f.floors)} family chalet, living room looking on outdoor seating, ${countEn(f.rooms, 'bedroom')}.`,
  },
];

export const farmOpenings: Phrase[] = [
  {
    ar: (f) =>
      `مزرعة مسورة مساحتها ${number(f.area)} م²، فيها بئر ونخيل مثمر ومبنى للعائلة من ${bedroomsAr(f)}.`,
    en: (f) =>
      `Walled farm of ${number(f.area)} m² with a well, bearing palms and a family house of ${countEn(f.rooms, 'bedroom')}.`,
  },
  {
    ar: (f) => `مزرعة بشبكة ري حديثة وسكن للعمال، ومساحتها ${number(f.area)} م².`,
    en: (f) => `Farm of ${number(f.area)} m² with modern irrigation and workers’ housing.`,
  },
];

export const buildingOpenings: Phrase[] = [
  {
    ar: (f) =>
      `عمارة من ${countAr(f.floors, nouns.storey)} على أرض ${number(f.area)} م²، فيها ${countAr(f.units, nouns.apartment, true)} لكل منها عداد.`,
    en: (f) =>
      `${storeysEn(f.floors)} building on ${number(f.area)} m² with ${countEn(f.units, 'apartment')}, each with its meter.`,
  },
  {
    ar: (f) =>
      `أرض العمارة ${number(f.area)} م²، وواجهتها ${facingF(f)} على شارع عرضه ${countAr(f.streetWidth, nouns.metre, true)}، وعدد الشقق ${f.units}.`,
    en: (f) =>
      `The plot is ${number(f.area)} m², facing ${facingEn(f)} on a ${f.streetWidth} m street, with ${f.units} apartments.`,
  },
];

export const landOpenings: Phrase[] = [
  {
    ar: (f) =>
      `أرض ${f.category === 'commercial' ? 'تجارية' : 'سكنية'} مساحتها ${number(f.area)} م²، أبعادها ${f.front} في ${f.depth} م، على شارع ${facingM(f)} عرضه ${countAr(f.streetWidth, nouns.metre, true)}.`,
    en: (f) =>
      `${f.category === 'commercial' ? 'Commercial' : 'Residential'} plot of ${number(f.area)} m², ${f.front} by ${f.depth} m, on a ${f.streetWidth} m street to the ${facingEn(f)}.`,
  },
  {
    ar: (f) =>
      `أرض مستوية جاهزة للبناء، واجهتها ${facingF(f)} بطول ${countAr(f.front, nouns.metre)} وعمقها ${countAr(f.depth, nouns.metre, true)}.`,
    en: (f) => `Level land ready to build on, ${f.front} m of ${facingEn(f)} frontage and ${f.depth} m deep.`,
  },
  {
    when: (f) => f.corner,
    ar: (f) =>
      `أرض زاوية على شارعين، مساحتها ${number(f.area)} م²، والشارع الرئيسي عرضه ${countAr(f.streetWidth, nouns.metre, true)}.`,
    en: (f) => `Corner plot of ${number(f.area)} m² on two streets, the main one ${f.streetWidth} m wide.`,
  },
];

export const officeOpenings: Phrase[] = [
  {
    ar: (f) =>
      `مكتب مساحته ${number(f.area)} م² في ${floorAr(f.floor)} من مبنى مكاتب، يدخله الضوء من الواجهة ال${facingF(f)}.`,
    en: (f) =>
      `${number(f.area)} m² office on the ${floorEn(f.floor)} of an office building, lit from the ${facingEn(f)}.`,
  },
  {
    ar: (f) =>
      `مساحة مكتبية ${number(f.area)} م² بأرضيات مرفوعة وسقف مستعار، و${countAr(f.baths, nouns.bathroom, true)}.`,
    en: (f) =>
      `${number(f.area)} m² of office space with raised floors, suspended ceiling and ${bathsEn(f.baths)}.`,
  },
  {
    ar: (f) => `مكتب جاهز للتقسيم، مساحته ${number(f.area)} م²، بمدخل استقبال وركن ضيافة.`,
    en: (f) => `Office of ${number(f.area)} m² ready to partition, with a reception and a pantry.`,
  },
];

export const shopOpenings: Phrase[] = [
  {
    ar: (f) =>
      `محل مساحته ${number(f.area)} م² على شارع تجاري عرضه ${countAr(f.streetWidth, nouns.metre, true)}، بواجهة زجاجية ${facingF(f)}.`,
    en: (f) =>
      `${number(f.area)} m² shop on a ${f.streetWidth} m commercial street with ${article(facingEn(f))} ${facingEn(f)}-facing glass front.`,
  },
  {
    ar: (f) =>
      `محل في الدور الأرضي من مبنى تجاري قائم، مساحته ${number(f.area)} م²، وحركة الشارع طوال اليوم.`,
    en: (f) =>
      `Ground-floor shop of ${number(f.area)} m² in a working commercial building, on a street busy all day.`,
  },
];

export const showroomOpenings: Phrase[] = [
  {
    ar: (f) =>
      `معرض مساحته ${number(f.area)} م² بسقف مرتفع وواجهة زجاجية على شارع عرضه ${countAr(f.streetWidth, nouns.metre, true)}.`,
    en: (f) =>
      `${number(f.area)} m² showroom with a high ceiling and a glass front on a ${f.streetWidth} m street.`,
  },
  {
    ar: (f) =>
      `معرض في مبنى تجاري واجهته ${facingF(f)}، مساحته ${number(f.area)} م²، ويصلح للأثاث أو السيارات أو الأجهزة.`,
    en: (f) =>
      `${number(f.area)} m² showroom in ${article(facingEn(f))} ${facingEn(f)}-facing building, suited to furniture, cars or appliances.`,
  },
];

export const warehouseOpenings: Phrase[] = [
  {
    ar: (f) => `مستودع مساحته ${number(f.area)} م² بارتفاع 8 أمتار وأرضية خرسانية وباب يتسع للشاحنات.`,
    en: (f) => `${number(f.area)} m² warehouse, 8 m high, with a concrete floor and a lorry door.`,
  },
  {
    ar: (f) => `مستودع معزول حراريًا مساحته ${number(f.area)} م²، بمكتب إداري وساحة تحميل.`,
    en: (f) => `Insulated warehouse of ${number(f.area)} m² with an office and a loading yard.`,
  },
];
