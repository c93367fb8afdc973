import type { Language } from '../../../contract/language.ts';
import type { NotificationKind } from '../../../contract/notification-kinds.ts';
import type { PushMessage } from '../../../contract/push-message.ts';
import { requestNumber } from '../../../contract/request-statuses.ts';
import { writtenDay } from '../../../contract/written-dates.ts';
import type { Push } from '../../gateways/push/push-gateway.ts';
import { type NotificationParams, notificationParams, wordNotification } from '../notifications/texts.ts';
import { titleOf } from '../notifications/wording.ts';
import { matterOf } from './matters.ts';

/** More than any device shows of a notification; with a path, well below PUSH_MESSAGE_MAX_BYTES in any script. */
const TEXT_MAX_LENGTH = 240;
const PATH_MAX_LENGTH = 200;

interface PushedNotification {
  id: number;
  kind: string;
  params: Record<string, unknown>;
  createdAt: Date;
}

function shortened(text: string): string {
  const characters = [...text];
  return characters.length > TEXT_MAX_LENGTH ? `${characters.slice(0, TEXT_MAX_LENGTH - 1).join('')}…` : text;
}

/**
 * A notification as a device gets it, in its language; null where this version can't word it, and where it is too
 * old to be news. `unread` is how many the bell counts.
 */
export function presentPush(
  { id, kind, params, createdAt }: PushedNotification,
  { language, unread, now }: { language: Language; unread: number; now: Date },
): Push | null {
  const wording = wordNotification(kind, params, language);
  const text = wordForLockScreen(kind, params, language);
  if (!wording || !text) return null;
  const { title, tag, urgency, lifeSeconds } = matterOf(kind as NotificationKind, params, id);
  const ageSeconds = Math.max(0, Math.floor((now.getTime() - createdAt.getTime()) / 1000));
  if (ageSeconds >= lifeSeconds) return null;
  const message: PushMessage = {
    id,
    title: title[language],
    text: shortened(text),
    path: wording.link && wording.link.length <= PATH_MAX_LENGTH ? wording.link : '/',
    tag,
    language,
    unread,
  };
  return { payload: JSON.stringify(message), ttlSeconds: lifeSeconds - ageSeconds, urgency, topic: tag };
}

type Worded<Kind extends NotificationKind> = (params: NotificationParams<Kind>, language: Language) => string;

/**
 * What a screen that others see says in the place of the bell's own sentence: no amount of a person's money, no code,
 * nothing that an operator wrote to him, and not that he asks for a loan. Listed prices, which everybody sees, stay.
 */
const discreet: { [Kind in NotificationKind]?: Worded<Kind> } = {
  walletToppedUp: (_params, language) =>
    ({ ar: 'أُضيف مبلغ إلى محفظتك', en: 'Money was added to your wallet' })[language],
  paymentFailed: (_params, language) =>
    ({
      ar: 'لم تكتمل عملية الدفع، ولم يُخصم شيء. يمكنك إعادة المحاولة',
      en: 'Your payment did not go through, and nothing was charged. You can try again',
    })[language],
  paymentToWallet: (_params, language) =>
    ({
      ar: 'وصلت دفعتك بعد أن انتهى ما دُفعت له أو تغيّر، فأضفناها إلى محفظتك',
      en: 'Your payment came after what it was for had ended or changed, so we added it to your wallet',
    })[language],
  viewingCancelled: (params, language) =>
    wordNotification('viewingCancelled', { ...params, refundHalalas: 0 }, language)?.message ?? '',
  orderCancelled: (params, language) =>
    wordNotification('orderCancelled', { ...params, amountHalalas: 0 }, language)?.message ?? '',
  orderPriced: ({ title }, language) =>
    ({
      ar: `حُدّد المبلغ النهائي للصيانة: ${title}`,
      en: `The final payment of your maintenance is set: ${title}`,
    })[language],
  couponGranted: (_params, language) =>
    ({
      ar: 'لك قسيمة خصم على أجرة كشف الصيانة',
      en: 'You have a coupon for a maintenance call-out',
    })[language],
  reservationRefunded: (params, language) =>
    ({
      ar: `انتهى حجزك، وأعدنا مبلغه: ${titleOf(params, language)}`,
      en: `Your reservation has ended, and its fee went back to you: ${titleOf(params, language)}`,
    })[language],
  tenancyPaid: (params, language) =>
    ({
      ar: `وصلت دفعة الإيجار المستحقة في ${writtenDay(params.dueOn, language)}: ${titleOf(params, language)}`,
      en: `The rent due on ${writtenDay(params.dueOn, language)} is paid: ${titleOf(params, language)}`,
    })[language],
  rentDueSoon: (params, language) =>
    ({
      ar: `تستحق دفعة الإيجار في ${writtenDay(params.dueOn, language)}: ${titleOf(params, language)}`,
      en: `The rent is due on ${writtenDay(params.dueOn, language)}: ${titleOf(params, language)}`,
    })[language],
  adRejected: (params, language) =>
    ({
      ar: `لم يُقبل إعلانك: ${titleOf(params, language)}. السبب في حسابك`,
      en: `Your ad was not accepted: ${titleOf(params, language)}. The reason is in your account`,
    })[language],
  adHidden: (params, language) =>
    ({
      ar: `أخفينا إعلانك: ${titleOf(params, language)}. السبب في حسابك`,
      en: `We have hidden your ad: ${titleOf(params, language)}. The reason is in your account`,
    })[language],
  reportUpheld: (params, language) =>
    wordNotification('reportUpheld', { ...params, answer: null }, language)?.message ?? '',
  reportDismissed: (params, language) =>
    wordNotification('reportDismissed', { ...params, answer: null }, language)?.message ?? '',
  financeRequested: (_params, language) =>
    ({
      ar: 'وصلنا طلبك، ويتواصل معك مستشارونا',
      en: 'We have your request; our advisers will contact you',
    })[language],
  requestAnswered: ({ category, requestId }, language) => {
    // Kept apart from the letters round it, as in the bell's sentence.
    const number = `\u2066${requestNumber(category, requestId)}\u2069`;
    return {
      ar: `وصلك رد على طلبك ${number}`,
      en: `There is an answer to your request ${number}`,
    }[language];
  },
};

/** The sentence of a notification for a screen that others see; null where this version can't word it. */
function wordForLockScreen(kind: string, params: unknown, language: Language): string | null {
  const wording = wordNotification(kind, params, language);
  if (!wording) return null;
  const known = kind as NotificationKind;
  // TypeScript can't see that the kind of the sentence and of the params is the same one.
  const word = discreet[known] as ((params: unknown, language: Language) => string) | undefined;
  return word ? word(notificationParams[known].parse(params), language) : wording.message;
}
