import { z } from 'zod';
import type { Language } from '../../../contract/language.ts';

/** A notification as it is read: its sentence, and the path in the app that shows what it is about. */
export interface Wording {
  message: string;
  link: string | null;
}

/** What a notification keeps of a listing. */
export const listing = z.object({ propertyId: z.int(), title: z.string(), titleEn: z.string().nullable() });

export function titleOf({ title, titleEn }: z.infer<typeof listing>, language: Language): string {
  return language === 'en' ? (titleEn ?? title) : title;
}

/** Halalas as SAR, as a sentence says them. */
export function money(halalas: number, language: Language): string {
  const figure = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 }).format(halalas / 100);
  return `${figure} ${language === 'ar' ? 'ريال' : 'SAR'}`;
}
