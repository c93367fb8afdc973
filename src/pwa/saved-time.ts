const TIME_ZONE = 'Asia/Riyadh';
const TIME = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const DAY = new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, day: 'numeric', month: 'numeric' });

/**
 * HH:MM in Riyadh, Western digits; with day and month before it when that was not today, since 'saved
 * 14:32' of last week would mislead. Both arguments in ms since the epoch.
 */
export function savedTime(savedAt: number, now: number): string {
  const [day, today] = [DAY.format(savedAt), DAY.format(now)];
  const time = TIME.format(savedAt);
  return day === today ? time : `${day} ${time}`;
}
