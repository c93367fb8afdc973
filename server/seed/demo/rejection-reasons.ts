/**
 * Operators' reasons for rejecting ads of the demo. Like every operator's reason (ops: ads reject),
 * each is in one language for users of both, and names something that the advertiser can correct.
 */
const REASONS = [
  'رقم الصك لا يطابق بيانات العقار؛ صحّحه ليُراجع الإعلان من جديد',
  'المساحة لا تطابق ما في الصك؛ صحّحها ليُراجع الإعلان من جديد',
] as const;

/** Chosen by id, not drawn: a draw would change every later listing. */
export const rejectionReason = (id: number) => REASONS[(id + 1) % REASONS.length] as string;
