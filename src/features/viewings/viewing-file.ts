import type { Viewing } from '../../../contract/viewings.ts';

/** What the entry says, in the reader's language. */
interface ViewingFileTexts {
  title: string;
  place: string;
  description: string;
}

const HOUR_S = 60 * 60;

/**
 * A viewing as an iCalendar file (RFC 5545), with a reminder an hour before. Times are written in
 * UTC, so that no time zone needs to be described. Its UID is the viewing's own: taken in again
 * after a move, it replaces the entry, since its SEQUENCE has grown. `origin` is this site's, as in
 * `location.origin`.
 */
export async function viewingFile(
  viewing: Viewing,
  texts: ViewingFileTexts,
  origin: string,
): Promise<string> {
  const {
    default: ical,
    ICalAlarmType,
    ICalCalendarMethod,
    ICalEventStatus,
  } = await import('ical-generator');
  const { latitude, longitude } = viewing.Property;
  const isOff = viewing.status === 'cancelled' || viewing.status === 'expired';
  const calendar = ical({
    prodId: { company: 'Rukn', product: 'Viewings' },
    method: ICalCalendarMethod.PUBLISH,
  });
  const entry = calendar.createEvent({
    id: `viewing-${viewing.id}@${new URL(origin).host}`,
    sequence: viewing.sequence,
    status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    start: new Date(viewing.startsAt),
    end: new Date(viewing.endsAt),
    summary: texts.title,
    description: texts.description,
    url: `${origin}/previewdetails/${viewing.id}`,
    location:
      latitude === null || longitude === null
        ? texts.place
        : { title: texts.place, geo: { lat: latitude, lon: longitude } },
  });
  if (!isOff) entry.createAlarm({ type: ICalAlarmType.display, trigger: HOUR_S, description: texts.title });
  return calendar.toString();
}

/** Fetches what writes the file ahead of the press. */
export function preloadViewingFile(): void {
  void import('ical-generator').catch(() => undefined);
}
