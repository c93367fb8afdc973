/**
 * Feature categories and their features. `icon` is a lucide icon name in kebab-case. An id never
 * changes its meaning.
 */
export const featureCategories = [
  {
    key: 'spaces',
    nameAr: 'المساحات والملاحق',
    nameEn: 'Spaces',
    features: [
      { id: 1, nameAr: 'مجلس مستقل', nameEn: 'Separate majlis', icon: 'armchair' },
      { id: 2, nameAr: 'غرفة خادمة', nameEn: 'Maid’s room', icon: 'bed-single' },
      { id: 3, nameAr: 'غرفة سائق', nameEn: 'Driver’s room', icon: 'car-front' },
      { id: 4, nameAr: 'غرفة غسيل', nameEn: 'Laundry room', icon: 'washing-machine' },
      { id: 5, nameAr: 'مستودع', nameEn: 'Storage room', icon: 'package' },
      { id: 6, nameAr: 'شرفة', nameEn: 'Balcony', icon: 'panel-top' },
      { id: 7, nameAr: 'سطح خاص', nameEn: 'Private roof', icon: 'sun' },
      { id: 8, nameAr: 'حوش', nameEn: 'Courtyard', icon: 'fence' },
      { id: 9, nameAr: 'حديقة', nameEn: 'Garden', icon: 'flower-2' },
      { id: 10, nameAr: 'قبو', nameEn: 'Basement', icon: 'door-stairwell' },
      { id: 11, nameAr: 'ملحق', nameEn: 'Annex', icon: 'house-plus' },
    ],
  },
  {
    key: 'fittings',
    nameAr: 'التجهيزات',
    nameEn: 'Fittings',
    features: [
      { id: 12, nameAr: 'تكييف مركزي', nameEn: 'Central air conditioning', icon: 'air-vent' },
      { id: 13, nameAr: 'مكيفات سبليت', nameEn: 'Split air conditioning', icon: 'snowflake' },
      { id: 14, nameAr: 'مطبخ راكب', nameEn: 'Fitted kitchen', icon: 'cooking-pot' },
      { id: 15, nameAr: 'مؤثث', nameEn: 'Furnished', icon: 'sofa' },
      { id: 16, nameAr: 'دواليب جدارية', nameEn: 'Built-in wardrobes', icon: 'door-closed' },
      { id: 17, nameAr: 'منزل ذكي', nameEn: 'Smart home', icon: 'smartphone' },
      { id: 18, nameAr: 'زجاج عازل', nameEn: 'Double glazing', icon: 'panels-top-left' },
      { id: 19, nameAr: 'سخان شمسي', nameEn: 'Solar water heater', icon: 'solar-panel' },
    ],
  },
  {
    key: 'building',
    nameAr: 'المبنى والمرافق',
    nameEn: 'Building and amenities',
    features: [
      { id: 20, nameAr: 'مصعد', nameEn: 'Lift', icon: 'arrow-up-down' },
      { id: 21, nameAr: 'موقف خاص', nameEn: 'Private parking', icon: 'circle-parking' },
      { id: 22, nameAr: 'مدخل سيارة', nameEn: 'Car entrance', icon: 'warehouse' },
      { id: 23, nameAr: 'مسبح', nameEn: 'Swimming pool', icon: 'waves-ladder' },
      { id: 24, nameAr: 'نادٍ رياضي', nameEn: 'Gym', icon: 'dumbbell' },
      { id: 25, nameAr: 'ملعب', nameEn: 'Sports court', icon: 'volleyball' },
      { id: 26, nameAr: 'ألعاب أطفال', nameEn: 'Children’s play area', icon: 'baby' },
      { id: 27, nameAr: 'ممر لذوي الإعاقة', nameEn: 'Step-free access', icon: 'accessibility' },
      { id: 28, nameAr: 'شاحن سيارة كهربائية', nameEn: 'EV charger', icon: 'ev-charger' },
    ],
  },
  {
    key: 'safety',
    nameAr: 'الأمن والسلامة',
    nameEn: 'Security and safety',
    features: [
      { id: 29, nameAr: 'كاميرات مراقبة', nameEn: 'Security cameras', icon: 'cctv' },
      { id: 30, nameAr: 'حارس', nameEn: 'Guard', icon: 'shield-check' },
      { id: 31, nameAr: 'قفل ذكي', nameEn: 'Smart lock', icon: 'lock-keyhole' },
      { id: 32, nameAr: 'نظام إطفاء', nameEn: 'Fire-fighting system', icon: 'fire-extinguisher' },
    ],
  },
  {
    key: 'services',
    nameAr: 'الخدمات',
    nameEn: 'Utilities',
    features: [
      { id: 33, nameAr: 'ألياف بصرية', nameEn: 'Fibre internet', icon: 'wifi' },
      { id: 34, nameAr: 'عداد كهرباء مستقل', nameEn: 'Separate electricity meter', icon: 'zap' },
      { id: 35, nameAr: 'خزان ماء مستقل', nameEn: 'Separate water tank', icon: 'droplets' },
      { id: 36, nameAr: 'صرف صحي', nameEn: 'Mains sewage', icon: 'waves' },
      { id: 37, nameAr: 'كهرباء ثلاثية الأطوار', nameEn: 'Three-phase power', icon: 'plug-zap' },
    ],
  },
  {
    key: 'nearby',
    nameAr: 'بالقرب منه',
    nameEn: 'Nearby',
    features: [
      { id: 38, nameAr: 'مسجد', nameEn: 'Mosque', icon: 'mosque' },
      { id: 39, nameAr: 'مدارس', nameEn: 'Schools', icon: 'school' },
      { id: 40, nameAr: 'مركز صحي', nameEn: 'Health centre', icon: 'hospital' },
      { id: 41, nameAr: 'أسواق', nameEn: 'Shops', icon: 'shopping-cart' },
      { id: 42, nameAr: 'حديقة عامة', nameEn: 'Public park', icon: 'trees' },
      { id: 43, nameAr: 'محطة قطار', nameEn: 'Train station', icon: 'train-front' },
      { id: 44, nameAr: 'محطة مترو', nameEn: 'Metro station', icon: 'train-front-tunnel' },
    ],
  },
];

/** All features in one list, each with its category's key. */
export const features = featureCategories.flatMap((category) =>
  category.features.map((feature) => ({ ...feature, categoryKey: category.key })),
);
