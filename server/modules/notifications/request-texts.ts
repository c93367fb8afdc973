import { z } from 'zod';
import type { Language } from '../../../contract/language.ts';
import {
  REQUEST_CATEGORIES,
  type RequestCategory,
  requestNumber,
  requestPath,
} from '../../../contract/request-statuses.ts';
import { requestNames, requestStatusLabels } from '../../texts/request-labels.ts';
import { fittingHome, homeInWords } from './fit-words.ts';
import { listing, titleOf, type Wording } from './wording.ts';

const request = z.object({ requestId: z.int() });
const financed = listing.extend(request.shape);
const found = listing.extend(request.shape).extend(fittingHome.shape);
const answered = request.extend({
  category: z.enum(REQUEST_CATEGORIES),
  status: z.string(),
  message: z.string(),
});

/** What the kinds of requests and of the bank account keep for their sentences. */
export const requestParams = {
  wishReceived: request,
  financeRequested: financed,
  homeFound: found,
  requestAnswered: answered,
  bankSaved: z.object({}),
};

/** Kept apart from the letters round it: a letter and digits would change places within Arabic. */
const numberOf = (category: RequestCategory, id: number) => `\u2066${requestNumber(category, id)}\u2069`;

export const requestWordings = {
  wishReceived: ({ requestId }: z.infer<typeof request>, language: Language): Wording => ({
    message: {
      ar: 'وصلنا طلبك العقاري. نخبرك فور نشر عقار يناسبه',
      en: 'We have your property request. You hear from us as soon as a home that fits is published',
    }[language],
    link: requestPath('property', requestId),
  }),
  financeRequested: (params: z.infer<typeof financed>, language: Language): Wording => ({
    message: {
      ar: `وصلنا طلب التمويل، ويتواصل معك مستشارونا: ${titleOf(params, language)}`,
      en: `We have your request for financing; our advisers will contact you: ${titleOf(params, language)}`,
    }[language],
    link: requestPath('finance', params.requestId),
  }),
  homeFound: (params: z.infer<typeof found>, language: Language): Wording => {
    const number = numberOf('property', params.requestId);
    return {
      message: {
        ar: `وجدنا عقارًا يناسب طلبك ${number}: ${homeInWords(params, 'ar')}`,
        en: `A home that fits your request ${number}: ${homeInWords(params, 'en')}`,
      }[language],
      link: `/propertydetails/${params.propertyId}`,
    };
  },
  requestAnswered: (params: z.infer<typeof answered>, language: Language): Wording => {
    const { category, requestId, message } = params;
    const number = numberOf(category, requestId);
    const status = requestStatusLabels[category][params.status]?.[language] ?? '';
    const name = requestNames[category][language];
    return {
      message: {
        ar: `${name} ${number}: ${status}. ${message}`,
        en: `Your ${name} ${number}: ${status}. ${message}`,
      }[language],
      link: requestPath(category, requestId),
    };
  },
  bankSaved: (_params: object, language: Language): Wording => ({
    message: {
      ar: 'حُفظ حسابك البنكي. إن لم تكن أنت، فتواصل معنا',
      en: 'Your bank account was saved. If it was not you, contact us',
    }[language],
    link: '/mybankaccount',
  }),
};
