const DAY = { day: 'numeric', month: 'numeric' } as const;
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** The formatter is made when asked for: a browser's first one would hold up the start of the app. */
function inRiyadh(moment: number, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Riyadh', ...parts }).format(moment);
}

/**
 * HH:MM in Riyadh, Western digits; with day and month before it when that was not today, since 'saved
 * 14:32' of last week would mislead. Both arguments in ms since the epoch.
 */
export function savedTime(savedAt: number, now: number): string {
  const day = inRiyadh(savedAt, DAY);
  const time = inRiyadh(savedAt, TIME);
  return day === inRiyadh(now, DAY) ? time : `${day} ${time}`;
}
