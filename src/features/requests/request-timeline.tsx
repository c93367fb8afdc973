import { Clock, Search, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dateAndTime } from '../../../contract/calendar-dates.ts';
import type { RequestCategory } from '../../../contract/request-statuses.ts';
import type { RequestEvent } from '../../../contract/requests.ts';
import { cx } from '../../ui/cx.ts';
import { Panel } from '../../ui/panel.tsx';
import { isOver, type RequestStatus, STATUS_LOOKS } from './request-status.tsx';

interface RequestTimelineProps {
  category: RequestCategory;
  status: RequestStatus;
  /** The earliest first; the first is the receipt. */
  events: readonly RequestEvent[];
  /** The server's labels by status. */
  labels: Record<string, string>;
}

const DISCS = {
  passed: 'bg-palm text-on-palm',
  stopped: 'bg-danger-tint text-on-danger-tint',
  now: 'bg-palm-tint text-on-palm-tint ring-palm',
};

/** The history of a request: its receipt, each answer with its text and time, and the next step. */
export function RequestTimeline({ category, status, events, labels }: RequestTimelineProps) {
  const { t, i18n } = useTranslation('requests');
  const isOpen = !isOver(status);
  const next = category === 'property' ? 'searching' : 'waiting';
  const NextIcon = category === 'property' ? Search : Clock;
  return (
    <Panel>
      <h2 className="mb-4 text-title-3">{t('timeline.title')}</h2>
      <ol>
        {events.map((event, at) => {
          const look = STATUS_LOOKS[event.status as RequestStatus];
          const Icon = at === 0 ? Send : (look?.Icon ?? Clock);
          return (
            <Step
              // biome-ignore lint/suspicious/noArrayIndexKey: events are only ever added at the end
              key={at}
              state={look?.tone === 'danger' ? 'stopped' : 'passed'}
              icon={<Icon aria-hidden className="icon-20" />}
              isLast={!isOpen && at === events.length - 1}
              title={at === 0 ? t('timeline.receipt') : (labels[event.status] ?? event.status)}
            >
              <p className="text-small text-ink-2">
                {at === 0 ? null : (
                  <>
                    <span>{t(event.by === 'team' ? 'timeline.byTeam' : 'timeline.byYou')}</span>{' '}
                    <span aria-hidden>•</span>{' '}
                  </>
                )}
                <time dateTime={event.at}>{dateAndTime(event.at, i18n.language)}</time>
              </p>
              {event.message ? (
                <p dir="auto" className="mt-2 rounded-field bg-sunken p-3 text-read whitespace-pre-line">
                  {event.message}
                </p>
              ) : null}
            </Step>
          );
        })}
        {isOpen ? (
          <Step
            state="now"
            icon={<NextIcon aria-hidden className="icon-20" />}
            isLast
            title={t(`timeline.${next}`)}
          >
            <p className="text-small text-ink-2">{t(`timeline.${next}Note`)}</p>
          </Step>
        ) : null}
      </ol>
    </Panel>
  );
}

interface StepProps {
  state: keyof typeof DISCS;
  icon: ReactNode;
  isLast: boolean;
  title: string;
  children: ReactNode;
}

function Step({ state, icon, isLast, title, children }: StepProps) {
  return (
    <li
      aria-current={state === 'now' ? 'step' : undefined}
      className={cx(
        'relative flex gap-4',
        !isLast &&
          'pb-5 before:absolute before:start-4.75 before:top-10 before:bottom-0 before:w-0.5 before:bg-palm',
      )}
    >
      <span
        className={cx('relative z-1 grid size-10 flex-none place-items-center rounded-full', DISCS[state])}
      >
        {icon}
      </span>
      <div className="min-w-0 flex-1 pt-0.5">
        <p className="text-body-strong">{title}</p>
        {children}
      </div>
    </li>
  );
}
