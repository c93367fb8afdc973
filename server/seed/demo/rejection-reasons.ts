/**
 * Why an operator rejected an ad of the demo. As his own words are (ops: ads reject), they are in one language
 * for readers of both; each is something that its advertiser can set right.
 */
const REASONS = [
  'رقم الصك لا يطابق بيانات العقار؛ صحّحه ليُراجع الإعلان من جديد',
  'المساحة لا تطابق ما في الصك؛ صحّحها ليُراجع الإعلان من جديد',
] as const;

/** By its id, not by a draw, which would change every listing drawn after it. */
export const rejectionReason = (id: number) => REASONS[(id + 1) % REASONS.length] as string;
