import type { Viewing } from '../../../contract/viewings.ts';

/** Texts of the entry, in the user's language. */
interface ViewingFileTexts {
  title: string;
  place: string;
  description: string;
}

const HOUR_S = 60 * 60;

/**
 * A viewing as an iCalendar file (RFC 5545), with a reminder an hour before. Times are in UTC, so
 * that the file needs no time zone. The UID is the viewing's and SEQUENCE grows with each move, so
 * that importing again replaces the entry. `origin` is this site's, as in `location.origin`.
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

/** Fetches the library that writes the file ahead of the press. */
export function preloadViewingFile(): void {
  void import('ical-generator').catch(() => undefined);
}
