import { z } from 'zod';
import type { Language } from '../../../contract/language.ts';
import type { NotificationKind } from '../../../contract/notification-kinds.ts';
import { deviceName } from '../session/devices.ts';

/** A notification as it is read: its sentence, and the path in the app that shows what it is about. */
export interface Wording {
  message: string;
  link: string | null;
}

const listing = z.object({ propertyId: z.int(), title: z.string(), titleEn: z.string().nullable() });
const halalas = z.int();

/** What each kind keeps for its sentence. */
export const notificationParams = {
  welcome: z.object({}),
  passwordChanged: z.object({}),
  newSignIn: z.object({ browser: z.string().nullable(), system: z.string().nullable() }),
  favouritePriceDropped: listing.extend({ fromHalalas: halalas, toHalalas: halalas }),
  adApproved: listing,
} satisfies Record<NotificationKind, z.ZodObject>;

export type NotificationParams<Kind extends NotificationKind> = z.infer<(typeof notificationParams)[Kind]>;

function titleOf({ title, titleEn }: z.infer<typeof listing>, language: Language): string {
  return language === 'en' ? (titleEn ?? title) : title;
}

/** SAR with the label of core §9, which every text of a phone can show. */
function money(amount: number, language: Language): string {
  const figure = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 }).format(amount / 100);
  return language === 'ar' ? `${figure} ر.س` : `R.S ${figure}`;
}

type Wordings = {
  [Kind in NotificationKind]: (params: NotificationParams<Kind>, language: Language) => Wording;
};

const wordings: Wordings = {
  welcome: (_params, language) => ({
    message: {
      ar: 'أهلًا بك في ركن. حسابك جاهز: احفظ ما يعجبك، واحجز معاينة، وأضف إعلانك',
      en: 'Welcome to Rukn. Your account is ready: save what you like, book a viewing, add your ad',
    }[language],
    link: null,
  }),
  passwordChanged: (_params, language) => ({
    message: {
      ar: 'تغيّرت كلمة مرور حسابك، وخرجت أجهزتك الأخرى. إن لم تكن أنت، فتواصل معنا',
      en: 'Your password was changed, and your other devices were signed out. If it was not you, contact us',
    }[language],
    link: '/setting',
  }),
  newSignIn: (params, language) => {
    const device = deviceName(params, language);
    return {
      message: {
        ar: `تسجيل دخول من جهاز جديد: ${device}. إن لم تكن أنت، فغيّر كلمة المرور`,
        en: `A sign-in from a new device: ${device}. If it was not you, change your password`,
      }[language],
      link: '/setting',
    };
  },
  favouritePriceDropped: (params, language) => {
    const title = titleOf(params, language);
    const [from, to] = [money(params.fromHalalas, language), money(params.toHalalas, language)];
    return {
      message: {
        ar: `انخفض سعر عقار في مفضلتك من ${from} إلى ${to}: ${title}`,
        en: `The price of one of your favourites dropped from ${from} to ${to}: ${title}`,
      }[language],
      link: `/propertydetails/${params.propertyId}`,
    };
  },
  adApproved: (params, language) => ({
    message: {
      ar: `نُشر إعلانك: ${titleOf(params, language)}`,
      en: `Your ad is published: ${titleOf(params, language)}`,
    }[language],
    link: `/propertydetails/${params.propertyId}`,
  }),
};

/** Words a kept notification; null where its kind or params are none of ours, as after a step back to older code. */
export function wordNotification(kind: string, params: unknown, language: Language): Wording | null {
  if (!Object.hasOwn(wordings, kind)) return null;
  const known = kind as NotificationKind;
  const parsed = notificationParams[known].safeParse(params);
  if (!parsed.success) return null;
  // TypeScript can't see that the kind of the sentence and of the params is the same one.
  const word = wordings[known] as (params: unknown, language: Language) => Wording;
  return word(parsed.data, language);
}
