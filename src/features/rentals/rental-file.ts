import type { RentDue } from '../../../contract/rentals.ts';

/** What the entries say, in the reader's language. */
interface RentalFileTexts {
  /** One due's title. */
  title: (due: RentDue) => string;
  place: string;
}

const DAY_S = 24 * 60 * 60;

/**
 * Coming dues of a rental as an iCalendar file (RFC 5545): a day each, with a reminder the day
 * before. A UID is of the due's day: taken in again, it replaces the entry. `origin` is this
 * site's, as in `location.origin`.
 */
export async function rentalFile(
  propertyId: number,
  dues: readonly RentDue[],
  texts: RentalFileTexts,
  origin: string,
): Promise<string> {
  const { default: ical, ICalAlarmType } = await import('ical-generator');
  const calendar = ical({ prodId: { company: 'Rukn', product: 'Rent' } });
  for (const due of dues) {
    const summary = texts.title(due);
    const entry = calendar.createEvent({
      id: `rent-${propertyId}-${due.dueDate}@${new URL(origin).host}`,
      // A whole day is written by its date alone; the writer takes it from UTC.
      start: new Date(`${due.dueDate}T00:00:00Z`),
      allDay: true,
      summary,
      url: `${origin}/rental/${propertyId}`,
      location: texts.place,
    });
    entry.timezone('UTC');
    entry.createAlarm({ type: ICalAlarmType.display, trigger: DAY_S, description: summary });
  }
  return calendar.toString();
}

/** Fetches what writes the file ahead of the press. */
export function preloadRentalFile(): void {
  void import('ical-generator').catch(() => undefined);
}
