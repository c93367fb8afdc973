/** Words of a search that do not narrow it, in folded form. */

const words = (text: string) => text.trim().split(/\s+/);

/** Words before a place that add nothing («شقة في حي الملقا», "flat in the city of Jeddah"). */
export const LEADS = new Set(
  words('حي بحي لحي مدينه بمدينه منطقه بمنطقه محافظه بمحافظه city region district'),
);

/** Words before a place: the next word is read as a place even without its article («في ملقا»). */
export const BEFORE_PLACES = new Set([...LEADS, ...words('في ف ب in')]);

/** Negate the words that follow: «بدون وسيط», «غير مفروشة». */
export const NEGATIONS = new Set(words('بدون بلا دون غير مو مهو مب ليست ليس without no not non'));

/** Words without meaning for the search: conjunctions, wishes and polite words. */
export const FILLERS = new Set([
  ...words('سنوي سنويا سنويه بالسنه yearly annual annually'),
  ...words('في ف ب ل و او من مع عن الي علي ع عند صوب ناحيه يم - + انا احنا نحن انت هذا هذي اللي'),
  ...words('قريب قريبه قرب بالقرب بقرب بجوار جوار بجانب جنب'),
  ...words(
    'ابغي ابغا ابقي نبغي نبغا تبغي يبغي بغيت ابي ابا نبي تبي يبي ودي ودنا اود نود اريد نريد اريده بدي عاوز عايز',
  ),
  ...words(
    'احتاج احتاجه نحتاج محتاج محتاجه محتاجين حابب حابه ناوي ناويه ابحث نبحث بحث باحث ادور ندور مدور اطلب مطلوب',
  ),
  ...words('طلب شوفوا شوفو دلوني عطوني اعطني اعطوني هات وين اين هل كم ايش وش شو لقيت القي نلقي الاقي'),
  ...words(
    'عندكم عندك عندكو لديكم لديك معكم فيه فيها فيهم به بها بيه له لها لهم عليها يوجد توجد موجود موجوده متوفر متوفره',
  ),
  ...words(
    'متاح متاحه معروض معروضه تكون يكون كون شي شيء شئ اي واحد حق حقت حقه حقي تبع تبعي لي لنا لك ليا ممكن لطفا',
  ),
  ...words(
    'فضلا رجاء ارجو الرجاء تكفي تكفون ياليت لو سمحت سمحتوا سمحتم يا اخي اخوي اخواني اخوان هلا مرحبا اهلا سلام',
  ),
  ...words('السلام عليكم شكرا مشكور مشكورين الله يعطيكم يعطيك العافيه حاليا الان الحين اليوم'),
  // Rooms that every home has: «٣ غرف وصالة».
  ...words('صاله وصاله بصاله صالتين وصالتين صالون وصالون مطبخ ومطبخ حمام وحمام السعر سعر سعره سعرها بسعر'),
  ...words(
    'in the a an of for with to at and by near close next or on from that has have having is are be any some me my',
  ),
  ...words(
    "i i'm im we us you your want wants wanted need needs looking look search searching find show give get got please",
  ),
  ...words('hi hello thanks would like love could can there available living hall'),
]);

/** All listings: «كل العقارات». */
export const EVERYTHING = new Set(
  words('عقار عقارات العقارات للعقار العقار كل جميع property properties listing listings all everything'),
);

/** The Arabic article in Latin letters, before an unknown name: «al nakheel». */
export const LATIN_ARTICLES = new Set(words('al el an ar as ash ad at az lel lil'));

/**
 * Fillers of several words, one of which may have a meaning by itself: «دور لي» is a wish, «دور» a
 * floor.
 */
export const FILLER_PHRASES = new Set([
  ...['دور لي', 'دوروا لي', 'دورلي', 'صباح الخير', 'مساء الخير', 'جزاكم الله خير', 'ان شاء الله'],
  ...['لو سمحت', 'من فضلك', 'من فضلكم', 'real estate'],
]);
