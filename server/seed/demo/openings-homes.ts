import { countAr, floorAr, nouns } from './arabic-count.ts';
import { article, countEn, floorEn, sentence, storeysEn } from './english-count.ts';
import type { Phrase } from './facts.ts';
import { bedroomsAr, facingEn, facingF, forFamilies, forSingles, number } from './words.ts';

const bathsAr = (n: number) => countAr(n, nouns.bathroom);
const bathsEn = (n: number) => countEn(n, 'bathroom');

/** First sentences of houses and flats. */
export const apartmentOpenings: Phrase[] = [
  {
    ar: (f) =>
      `شقة مساحتها ${number(f.area)} م² في ${floorAr(f.floor)}، تتكون من ${bedroomsAr(f)} وصالة و${bathsAr(f.baths)} ومطبخ.`,
    en: (f) =>
      `${number(f.area)} m² apartment on the ${floorEn(f.floor)}: ${countEn(f.rooms, 'bedroom')}, living room, ${bathsEn(f.baths)} and kitchen.`,
  },
  {
    when: forFamilies,
    ar: (f) =>
      `شقة مناسبة لعائلة، فيها ${countAr(f.rooms, nouns.bedroom, true)} وصالة و${countAr(f.baths, nouns.bathroom, true)}، ومساحتها ${number(f.area)} م².`,
    en: (f) =>
      `Well suited to a family: ${countEn(f.rooms, 'bedroom')}, a living room and ${bathsEn(f.baths)} in ${number(f.area)} m².`,
  },
  {
    when: forSingles,
    ar: (f) =>
      `شقة مخصصة للعزاب في ${floorAr(f.floor)}، فيها ${countAr(f.rooms, nouns.bedroom, true)} وصالة و${countAr(f.baths, nouns.bathroom, true)}.`,
    en: (f) =>
      `Let to singles, on the ${floorEn(f.floor)}: ${countEn(f.rooms, 'bedroom')}, living room and ${bathsEn(f.baths)}.`,
  },
  {
    when: (f) => f.rooms >= 3,
    ar: (f) =>
      `توزيع مريح يفصل الصالة عن غرف النوم: ${countAr(f.rooms, nouns.bedroom, true)} و${countAr(f.baths, nouns.bathroom, true)} على مساحة ${number(f.area)} م².`,
    en: (f) =>
      `A comfortable plan that keeps the living room apart from the bedrooms: ${countEn(f.rooms, 'bedroom')} and ${bathsEn(f.baths)} in ${number(f.area)} m².`,
  },
  {
    when: (f) => f.tower,
    ar: (f) =>
      `شقة في برج من ${countAr(f.floors, nouns.storey)}، تدخلها الشمس من واجهة ${facingF(f)}، وفيها ${countAr(f.rooms, nouns.bedroom, true)} وصالة.`,
    en: (f) =>
      `In ${article(String(f.floors))} ${f.floors}-storey tower, lit from the ${facingEn(f)}, with ${countEn(f.rooms, 'bedroom')} and a living room.`,
  },
];

export const villaOpenings: Phrase[] = [
  {
    ar: (f) =>
      `فيلا على أرض مساحتها ${number(f.area)} م²، من ${countAr(f.floors, nouns.storey)}، فيها ${countAr(f.rooms, nouns.bedroom, true)} و${countAr(f.baths, nouns.bathroom, true)} ومجلس وصالة.`,
    en: (f) =>
      `${storeysEn(f.floors)} villa on ${article(number(f.area))} ${number(f.area)} m² plot with ${countEn(f.rooms, 'bedroom')}, ${bathsEn(f.baths)}, a majlis and a living room.`,
  },
  {
    ar: (f) =>
      `في الدور الأرضي مجلس وصالة ومطبخ، وفي الأعلى ${countAr(f.rooms, nouns.bedroom, true)}، والأرض ${number(f.area)} م².`,
    en: (f) =>
      `Majlis, living room and kitchen on the ground floor, ${countEn(f.rooms, 'bedroom')} above, on ${number(f.area)} m² of land.`,
  },
  {
    when: (f) => f.najdi,
    ar: (f) =>
      `بناء على الطراز النجدي بفناء داخلي، فيه ${countAr(f.rooms, nouns.bedroom, true)} ومجلس، والأرض ${number(f.area)} م².`,
    en: (f) =>
      `Built in the Najdi style round an inner court, with ${countEn(f.rooms, 'bedroom')} and a majlis, on ${number(f.area)} m².`,
  },
  {
    ar: (f) =>
      `فيلا واجهتها ${facingF(f)} على شارع عرضه ${countAr(f.streetWidth, nouns.metre, true)}، والأرض ${number(f.area)} م²، وفيها ${countAr(f.rooms, nouns.bedroom, true)}.`,
    en: (f) =>
      `${sentence(facingEn(f))}-facing villa on a ${f.streetWidth} m street, ${number(f.area)} m² of land, ${countEn(f.rooms, 'bedroom')}.`,
  },
  {
    when: forFamilies,
    ar: (f) =>
      `بيت عائلة رحب: ${countAr(f.rooms, nouns.bedroom, true)} ومجلس للضيوف وصالة عائلية، و${countAr(f.baths, nouns.bathroom, true)}.`,
    en: (f) =>
      `A roomy family house: ${countEn(f.rooms, 'bedroom')}, a guests’ majlis, a family living room and ${bathsEn(f.baths)}.`,
  },
];

export const duplexOpenings: Phrase[] = [
  {
    ar: (f) =>
      `دوبلكس من دورين على أرض ${number(f.area)} م²، فيه ${countAr(f.rooms, nouns.bedroom, true)} و${countAr(f.baths, nouns.bathroom, true)} ومجلس وصالة.`,
    en: (f) =>
      `Two-storey duplex on ${number(f.area)} m² with ${countEn(f.rooms, 'bedroom')}, ${bathsEn(f.baths)}, a majlis and a living room.`,
  },
  {
    ar: (f) =>
      `دوبلكس واجهته ${facingF(f)}، صالته مفتوحة على المطبخ، وفي الدور العلوي ${countAr(f.rooms, nouns.bedroom, true)}.`,
    en: (f) =>
      `${sentence(facingEn(f))}-facing duplex, living room open to the kitchen, ${countEn(f.rooms, 'bedroom')} upstairs.`,
  },
  {
    ar: (f) =>
      `مساحة مستغلة جيدًا لعائلة متوسطة: ${countAr(f.rooms, nouns.bedroom, true)} و${countAr(f.baths, nouns.bathroom, true)} على أرض ${number(f.area)} م².`,
    en: (f) =>
      `Space well used for a medium family: ${countEn(f.rooms, 'bedroom')} and ${bathsEn(f.baths)} on ${number(f.area)} m².`,
  },
];

export const townhouseOpenings: Phrase[] = [
  {
    ar: (f) =>
      `تاون هاوس من ${countAr(f.floors, nouns.storey)} على أرض ${number(f.area)} م²، فيه ${countAr(f.rooms, nouns.bedroom, true)} وصالة و${countAr(f.baths, nouns.bathroom, true)}.`,
    en: (f) =>
      `${storeysEn(f.floors)} townhouse on ${number(f.area)} m² with ${countEn(f.rooms, 'bedroom')}, a living room and ${bathsEn(f.baths)}.`,
  },
  {
    ar: (f) => `مدخل مستقل وصالة مضيئة في الأسفل، وفي الأعلى ${countAr(f.rooms, nouns.bedroom, true)}.`,
    en: (f) => `Own entrance and a bright living room below, ${countEn(f.rooms, 'bedroom')} above.`,
  },
];

export const floorOpenings: Phrase[] = [
  {
    ar: (f) =>
      `${f.floor === 0 ? 'دور أرضي' : 'دور علوي'} مساحته ${number(f.area)} م²، فيه ${countAr(f.rooms, nouns.bedroom, true)} وصالة و${countAr(f.baths, nouns.bathroom, true)}.`,
    en: (f) =>
      `${f.floor === 0 ? 'Ground' : 'Upper'} floor of ${number(f.area)} m² with ${countEn(f.rooms, 'bedroom')}, a living room and ${bathsEn(f.baths)}.`,
  },
  {
    ar: (f) => `دور بمدخل مستقل يتكون من ${bedroomsAr(f)} وصالة ومطبخ و${bathsAr(f.baths)}.`,
    en: (f) =>
      `A floor with its own entrance: ${countEn(f.rooms, 'bedroom')}, living room, kitchen and ${bathsEn(f.baths)}.`,
  },
  {
    when: forFamilies,
    ar: (f) =>
      `دور واسع يناسب العائلة، مساحته ${number(f.area)} م²، وفيه ${countAr(f.rooms, nouns.bedroom, true)}، والجيران من العوائل.`,
    en: (f) =>
      `A spacious family floor, ${number(f.area)} m² and ${countEn(f.rooms, 'bedroom')}, among families.`,
  },
];

export const studioOpenings: Phrase[] = [
  {
    ar: (f) => `استوديو مساحته ${number(f.area)} م² في ${floorAr(f.floor)}، بركن مطبخ ودورة مياه.`,
    en: (f) => `${number(f.area)} m² studio on the ${floorEn(f.floor)} with a kitchenette and bathroom.`,
  },
  {
    when: (f) => f.furnished,
    ar: (f) => `استوديو مفروش جاهز للسكن، فيه سرير ومكتب وركن مطبخ، ومساحته ${number(f.area)} م².`,
    en: (f) => `Furnished studio ready to live in: bed, desk and kitchenette in ${number(f.area)} m².`,
  },
  {
    ar: (f) =>
      `استوديو عملي يدخله الضوء من جهة ${facingEn(f) === 'north' ? 'الشمال' : facingEn(f) === 'south' ? 'الجنوب' : facingEn(f) === 'east' ? 'الشرق' : 'الغرب'}، ومساحته ${number(f.area)} م².`,
    en: (f) => `A practical studio of ${number(f.area)} m², lit from the ${facingEn(f)}.`,
  },
];

export const roomOpenings: Phrase[] = [
  {
    ar: (f) =>
      `غرفة مساحتها ${number(f.area)} م² في ${floorAr(f.floor)} بدورة مياه خاصة${f.furnished ? '، ومفروشة بالكامل' : ''}.`,
    en: (f) =>
      `${number(f.area)} m² room on the ${floorEn(f.floor)} with its own bathroom${f.furnished ? ', fully furnished' : ''}.`,
  },
  {
    when: forSingles,
    ar: (f) => `غرفة للعزاب بمدخل مستقل ودورة مياه خاصة، مساحتها ${number(f.area)} م².`,
    en: (f) => `Room for singles with its own entrance and bathroom, ${number(f.area)} m².`,
  },
];
