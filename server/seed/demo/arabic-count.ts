/**
 * Arabic counting by CLDR plural classes (one, two, few 3–10, many 11–99, other 100…), with two
 * cases of running text: `one` and `two` are written without a digit, and `two` differs after a
 * preposition or in a title.
 */
interface CountedNoun {
  one: string;
  /** Nominative: «غرفتان». */
  two: string;
  /** Accusative and genitive, also the form of titles: «غرفتين». */
  twoOblique: string;
  few: string;
  many: string;
  other: string;
}

const noun = (
  one: string,
  two: string,
  twoOblique: string,
  few: string,
  many: string,
  other: string,
): CountedNoun => ({
  one,
  two,
  twoOblique,
  few,
  many,
  other,
});

export const nouns = {
  room: noun('غرفة', 'غرفتان', 'غرفتين', 'غرف', 'غرفة', 'غرفة'),
  bedroom: noun('غرفة نوم', 'غرفتا نوم', 'غرفتي نوم', 'غرف نوم', 'غرفة نوم', 'غرفة نوم'),
  bathroom: noun('دورة مياه', 'دورتا مياه', 'دورتي مياه', 'دورات مياه', 'دورة مياه', 'دورة مياه'),
  apartment: noun('شقة', 'شقتان', 'شقتين', 'شقق', 'شقة', 'شقة'),
  storey: noun('دور واحد', 'دوران', 'دورين', 'أدوار', 'دورًا', 'دور'),
  year: noun('سنة', 'سنتان', 'سنتين', 'سنوات', 'سنة', 'سنة'),
  metre: noun('متر', 'متران', 'مترين', 'أمتار', 'مترًا', 'متر'),
  payment: noun('دفعة واحدة', 'دفعتان', 'دفعتين', 'دفعات', 'دفعة', 'دفعة'),
};

/**
 * A whole number from 1 with its noun: «غرفة», «غرفتين» (or «غرفتان»), «3 غرف», «11 غرفة», «100
 * غرفة».
 */
export function countAr(n: number, of: CountedNoun, nominative = false) {
  if (n === 1) return of.one;
  if (n === 2) return nominative ? of.two : of.twoOblique;
  const rest = n % 100;
  if (rest >= 3 && rest <= 10) return `${n} ${of.few}`;
  if (rest >= 11) return `${n} ${of.many}`;
  return `${n} ${of.other}`;
}

const ordinals = 'الأرضي الأول الثاني الثالث الرابع الخامس السادس السابع الثامن التاسع العاشر'.split(' ');

/** «الدور الأرضي» for 0, «الدور الثاني»; beyond ten «الدور رقم 12». */
export const floorAr = (n: number) => (n < ordinals.length ? `الدور ${ordinals[n]}` : `الدور رقم ${n}`);
