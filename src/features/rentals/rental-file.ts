import type { RentDue } from '../../../contract/rentals.ts';

/** Texts of the entries, in the user's language. */
interface RentalFileTexts {
  /** The title of one due. */
  title: (due: RentDue) => string;
  place: string;
}

const DAY_S = 24 * 60 * 60;

/**
 * Coming dues of a rental as an iCalendar file (RFC 5545): an all-day event each, with a reminder
 * the day before. The UID depends on the due's day, so that importing again replaces the entry.
 * `origin` is this site's, as in `location.origin`.
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
      // All-day events have only a date, which the library takes from UTC.
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

/** Fetches the library that writes the file ahead of the press. */
export function preloadRentalFile(): void {
  void import('ical-generator').catch(() => undefined);
}
