/**
 * Why an operator rejected an ad of the demo. Like every operator's reason (ops: ads reject), each
 * is in one language for readers of both, and is something that the advertiser can correct.
 */
const REASONS = [
  'رقم الصك لا يطابق بيانات العقار؛ صحّحه ليُراجع الإعلان من جديد',
  'المساحة لا تطابق ما في الصك؛ صحّحها ليُراجع الإعلان من جديد',
] as const;

/** By its id, not by a draw, which would change every listing drawn after it. */
export const rejectionReason = (id: number) => REASONS[(id + 1) % REASONS.length] as string;
