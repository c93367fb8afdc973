import type { KEPT_VIEWING_STATUSES } from '../../db/schema/viewings.ts';
import { hoursOf } from '../../modules/viewings/hours.ts';

const EVENING = hoursOf(16, 17, 18, 19, 20);
const LONG_DAY = hoursOf(9, 10, 11, 12, 16, 17, 18, 19, 20, 21);

/**
 * Weeks of listings with other hours than the default, Sunday first: evenings only, and long days
 * including Friday.
 */
export const demoWeeks = [
  [EVENING, EVENING, EVENING, EVENING, EVENING, 0, EVENING],
  [LONG_DAY, LONG_DAY, LONG_DAY, LONG_DAY, LONG_DAY, EVENING, LONG_DAY],
] as const;

interface DemoViewing {
  status: (typeof KEPT_VIEWING_STATUSES)[number];
  /** Days from today; a viewing on a Friday is a day later. */
  days: number;
  clock: string;
  isLuxury: boolean;
  /** The reference of its payment; absent if it was not paid. */
  paidBy?: string;
  /** Who went with the visitor to a luxury one. */
  expert?: { name: string; mobile: string };
}

/** The first demo account's viewings, in every status, each of another listing. */
export const demoViewings: readonly DemoViewing[] = [
  { status: 'confirmed', days: 2, clock: '17:00', isLuxury: true, paidBy: 'RKDEMA2222' },
  { status: 'confirmed', days: 5, clock: '18:00', isLuxury: false },
  { status: 'waiting_payment', days: 8, clock: '19:00', isLuxury: true },
  { status: 'cancelled', days: -3, clock: '16:00', isLuxury: false },
  { status: 'confirmed', days: -6, clock: '17:00', isLuxury: false },
  { status: 'expired', days: -10, clock: '18:00', isLuxury: true },
  {
    status: 'confirmed',
    days: -20,
    clock: '19:00',
    isLuxury: true,
    paidBy: 'RKDEMA3333',
    expert: { name: 'عبدالعزيز الشهري', mobile: '0500000031' },
  },
];
