import type { Answer } from '../../../contract/contract.ts';
import type { Language } from '../../../contract/language.ts';
import { VIEWING_MINUTES } from '../../../contract/limits.ts';
import { isMobile } from '../../../contract/mobile.ts';
import type { Purpose } from '../../../contract/property-entities.ts';
import { riyadhClock, riyadhDay } from '../../../contract/riyadh.ts';
import type { Viewing, ViewingSide, ViewingStatus } from '../../../contract/viewings.ts';
import { clockTime } from '../../../contract/written-dates.ts';
import { inSar } from '../../lib/money.ts';
import { personName } from '../../plugins/session.ts';
import { texts } from '../../texts/texts.ts';
import type { CardRow } from '../properties/card-rows.ts';
import { presentCard, presentStatusChoices } from '../properties/presenter.ts';
import type { NextViewing, ViewingFields, ViewingRow } from './repository.ts';
import type { ViewingTime } from './times.ts';

const VIEWING_MS = VIEWING_MINUTES * 60_000;

const endOf = ({ startsAt }: Pick<ViewingFields, 'startsAt'>) => new Date(startsAt.getTime() + VIEWING_MS);

/**
 * A viewing's status at a moment, which takes deadlines into account before the job stores them.
 */
export function statusAt(viewing: ViewingFields, now: Date): ViewingStatus {
  const { status, payBefore } = viewing;
  if (status === 'confirmed' && endOf(viewing) <= now) return 'completed';
  if (status === 'waiting_payment' && payBefore && payBefore <= now) return 'expired';
  return status;
}

/** Labels by status, in the given language (core §3). */
export const presentReservationStatus = (language: Language): Record<ViewingStatus, string> =>
  texts[language].viewingStatus;

/** Labels of viewings' and properties' statuses: a viewing's page shows one of each. */
export function presentAllStatuses(language: Language): Record<string, string> {
  return { ...presentStatusChoices(language), ...presentReservationStatus(language) };
}

export const presentPurposes = (language: Language): Record<Purpose, string> => texts[language].purpose;

/**
 * The calendar entry's sequence number: seconds from the booking to the last change of its time, so
 * that every move increases it; plus one once it has ended.
 */
function sequenceOf({ createdAt, scheduledAt }: ViewingFields, isActive: boolean): number {
  const moved = Math.ceil(Math.max(0, scheduledAt.getTime() - createdAt.getTime()) / 1000);
  return isActive ? moved : moved + 1;
}

interface Reading {
  language: Language;
  now: Date;
  side: ViewingSide;
}

/** A viewing as one of its sides sees it. */
export function presentViewing(
  { viewing, street, agent, visitor }: ViewingRow,
  card: CardRow,
  { language, now, side }: Reading,
): Viewing {
  const { id, startsAt, mobileShown, expertName, expertMobile } = viewing;
  const status = statusAt(viewing, now);
  const isVisitor = side === 'visitor';
  const isActive = status === 'confirmed' || status === 'waiting_payment';
  return {
    id,
    side,
    status,
    date: riyadhDay(startsAt),
    time: riyadhClock(startsAt),
    startsAt: startsAt.toISOString(),
    endsAt: endOf(viewing).toISOString(),
    fancyReview: viewing.isLuxury,
    amount: inSar(viewing.amountHalalas),
    payBefore: status === 'waiting_payment' ? (viewing.payBefore?.toISOString() ?? null) : null,
    canChange: isVisitor && isActive && startsAt > now,
    createdAt: viewing.createdAt.toISOString(),
    sequence: sequenceOf(viewing, isActive),
    street,
    Property: presentCard(card, language),
    Agent: { name: personName(agent, language), mobile: agent.mobile },
    Expert:
      status === 'confirmed' && expertName && expertMobile
        ? { name: expertName, mobile: expertMobile }
        : null,
    mobileShown,
    Visitor:
      isVisitor || status !== 'confirmed'
        ? null
        : {
            name: personName(visitor, language),
            mobile: mobileShown && isMobile(visitor.mobile) ? visitor.mobile : null,
          },
  };
}

/** Free times by date, without dates that have none (core §3). */
export function presentTimes(times: ViewingTime[], language: Language): Answer<'viewings.times'>['times'] {
  const byDay: Answer<'viewings.times'>['times'] = {};
  for (const { day, clock } of times) {
    byDay[day] ??= [];
    byDay[day].push({ value: clock, label: clockTime(clock, language) });
  }
  return byDay;
}

/** The coming viewing on the home screen (core §3). */
export function presentNextReservation(
  { id, startsAt, status }: NextViewing,
  card: CardRow,
  language: Language,
): NonNullable<Answer<'home.get'>['nextReservation']> {
  return {
    id,
    status: status === 'waiting_payment' ? status : 'confirmed',
    date: riyadhDay(startsAt),
    time: riyadhClock(startsAt),
    Property: presentCard(card, language),
  };
}
