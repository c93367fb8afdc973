import { z } from 'zod';
import type { Language } from '../../../contract/language.ts';
import type { NotificationKind } from '../../../contract/notification-kinds.ts';
import { deviceName } from '../../http/user-agent.ts';
import { adParams, adWordings } from './ad-texts.ts';
import { moneyParams, moneyWordings } from './money-texts.ts';
import { orderParams, orderWordings } from './order-texts.ts';
import { rentalParams, rentalWordings } from './rental-texts.ts';
import { requestParams, requestWordings } from './request-texts.ts';
import { viewingParams, viewingWordings } from './viewing-texts.ts';
import { listing, money, titleOf, type Wording } from './wording.ts';

const halalas = z.int();

/** What each kind keeps for its sentence. */
export const notificationParams = {
  welcome: z.object({}),
  passwordChanged: z.object({}),
  newSignIn: z.object({ browser: z.string().nullable(), system: z.string().nullable() }),
  favouritePriceDropped: listing.extend({ fromHalalas: halalas, toHalalas: halalas }),
  ...adParams,
  ...viewingParams,
  ...orderParams,
  ...moneyParams,
  ...requestParams,
  ...rentalParams,
} satisfies Record<NotificationKind, z.ZodObject>;

export type NotificationParams<Kind extends NotificationKind> = z.infer<(typeof notificationParams)[Kind]>;

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
  ...adWordings,
  ...viewingWordings,
  ...orderWordings,
  ...moneyWordings,
  ...requestWordings,
  ...rentalWordings,
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
