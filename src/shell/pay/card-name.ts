import type { CardBrand } from '../../../contract/card-number.ts';

/** A card brand's common name: company names stay the same in Arabic, mada has an Arabic one. */
const NAMES: Record<CardBrand, Record<string, string>> = {
  mada: { ar: 'مدى', en: 'mada' },
  visa: { ar: 'فيزا', en: 'Visa' },
  mastercard: { ar: 'ماستركارد', en: 'Mastercard' },
};

/** «مدى» */
export function brandName(brand: CardBrand, language: string): string {
  return NAMES[brand][language] ?? brand;
}
