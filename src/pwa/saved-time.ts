const TIME_ZONE = 'Asia/Riyadh';

/**
 * HH:MM in Riyadh, Western digits; with day and month before it when that was not today, since 'saved
 * 14:32' of last week would mislead. Both arguments in ms since the epoch.
 */
export function savedTime(savedAt: number, now: number): string {
  // Made when asked for: a browser's first formatters hold up the start of the app.
  const days = new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, day: 'numeric', month: 'numeric' });
  const times = new Intl.DateTimeFormat('en-GB', {
    timeZone: TIME_ZONE,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const [day, today] = [days.format(savedAt), days.format(now)];
  const time = times.format(savedAt);
  return day === today ? time : `${day} ${time}`;
}
