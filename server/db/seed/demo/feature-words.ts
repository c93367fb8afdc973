import { featureIds } from './draw-features.ts';
import type { Facts } from './facts.ts';

type FeatureName = keyof typeof featureIds;

/** Features as they stand inside a sentence; the register's own names suit a list of chips only. */
const words: Record<FeatureName, readonly [ar: string, en: string]> = {
  majlis: ['مجلس مستقل', 'a separate majlis'],
  maidRoom: ['غرفة خادمة', 'a maid’s room'],
  driverRoom: ['غرفة سائق', 'a driver’s room'],
  laundry: ['غرفة غسيل', 'a laundry room'],
  storage: ['مستودع', 'a storage room'],
  balcony: ['شرفة', 'a balcony'],
  roof: ['سطح خاص', 'a private roof'],
  courtyard: ['حوش', 'a courtyard'],
  garden: ['حديقة', 'a garden'],
  basement: ['قبو', 'a basement'],
  annex: ['ملحق علوي', 'a rooftop annex'],
  centralAir: ['تكييف مركزي', 'central air conditioning'],
  splitAir: ['مكيفات سبليت', 'split air conditioning'],
  kitchen: ['مطبخ راكب', 'a fitted kitchen'],
  furnished: ['أثاث كامل', 'full furniture'],
  wardrobes: ['دواليب جدارية', 'built-in wardrobes'],
  smartHome: ['نظام منزل ذكي', 'a smart-home system'],
  doubleGlazing: ['زجاج عازل', 'double glazing'],
  solarHeater: ['سخان شمسي', 'a solar water heater'],
  lift: ['مصعد', 'a lift'],
  parking: ['موقف خاص', 'private parking'],
  carEntrance: ['مدخل سيارة', 'a car entrance'],
  pool: ['مسبح', 'a pool'],
  gym: ['نادٍ رياضي', 'a gym'],
  court: ['ملعب', 'a sports court'],
  playArea: ['ألعاب أطفال', 'a children’s play area'],
  stepFree: ['مدخل بلا درجات', 'step-free access'],
  charger: ['شاحن سيارة كهربائية', 'an EV charger'],
  cameras: ['كاميرات مراقبة', 'security cameras'],
  guard: ['حراسة', 'a guard'],
  smartLock: ['قفل ذكي', 'a smart lock'],
  fireSystem: ['نظام إطفاء', 'a fire-fighting system'],
  fibre: ['إنترنت بالألياف البصرية', 'fibre internet'],
  meter: ['عداد كهرباء مستقل', 'a separate electricity meter'],
  tank: ['خزان ماء مستقل', 'a separate water tank'],
  sewage: ['صرف صحي', 'mains sewage'],
  threePhase: ['كهرباء ثلاثية الأطوار', 'three-phase power'],
  mosque: ['المسجد', 'a mosque'],
  schools: ['المدارس', 'schools'],
  clinic: ['المركز الصحي', 'a health centre'],
  shops: ['الأسواق', 'shops'],
  park: ['الحديقة العامة', 'a public park'],
  station: ['محطة القطار', 'the train station'],
  metro: ['محطة المترو', 'the metro station'],
};

const byId: (readonly [ar: string, en: string] | undefined)[] = [];
for (const name of Object.keys(featureIds) as FeatureName[]) byId[featureIds[name]] = words[name];

const firstNearby = featureIds.mosque;

/** «أ وب وج» and "a, b and c": up to `limit` of the listing's features, from the `skip`-th on; null when there is none. `count` says how many. */
function listOf(ids: readonly number[], skip: number, limit: number) {
  const count = Math.min(limit, ids.length);
  if (count === 0) return null;
  let ar = '';
  let en = '';
  for (let n = 0; n < count; n++) {
    const word = byId[ids[(skip + n) % ids.length] as number] as readonly [string, string];
    ar += n === 0 ? word[0] : ` و${word[0]}`;
    en += n === 0 ? word[1] : n === count - 1 ? ` and ${word[1]}` : `, ${word[1]}`;
  }
  return { ar, en, count };
}

/** What the property itself has. */
export const ownFeatures = (f: Facts, skip: number, limit: number) =>
  listOf(
    f.features.filter((id) => id < firstNearby && id !== featureIds.furnished),
    skip,
    limit,
  );

/** What lies near it, the rarest first: whoever is near the metro says so. */
export const nearbyFeatures = (f: Facts, limit: number) =>
  listOf(f.features.filter((id) => id >= firstNearby).reverse(), 0, limit);
