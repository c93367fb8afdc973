import {
  Check,
  CircleX,
  Clock,
  Flag,
  type LucideIcon,
  MapPinCheck,
  Send,
  UserRoundCheck,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { todayOrDate } from '../../../contract/calendar-dates.ts';
import type { Order } from '../../../contract/maintenance.ts';
import { serverNow } from '../../lib/server-now.ts';
import { cx } from '../../ui/cx.ts';
import { Panel } from '../../ui/panel.tsx';
import { isOver, momentOf, STAGES, type Stage, stageOf } from './order-status.ts';
import { stageNote } from './stage-note.ts';

const ICONS: Record<Stage, LucideIcon> = {
  created: Send,
  assign: UserRoundCheck,
  arrive: MapPinCheck,
  done: Flag,
};

type State = 'passed' | 'now' | 'later' | 'stopped';

const DISCS: Record<State, string> = {
  passed: 'bg-palm text-on-palm',
  now: 'bg-palm-tint text-on-palm-tint ring-palm',
  later: 'bg-sunken text-ink-2',
  stopped: 'bg-danger-tint text-on-danger-tint',
};

/** services §2 and §4: created, assigned, arrived, done, with their times; cancelled ends it. */
export function OrderTimeline({ order }: { order: Order }) {
  const { t, i18n } = useTranslation('maintenance');
  const current = STAGES.indexOf(stageOf(order));
  const isCancelled = order.status === 'cancelled';
  const isUnpaid = order.status === 'waiting_payment';
  const expected =
    order.expectedArrival &&
    todayOrDate(order.expectedArrival, serverNow(), i18n.language, t('timeline.today'));
  const stages = isCancelled ? STAGES.slice(0, current + 1) : STAGES;
  const stateOf = (index: number): State => {
    if (index < current || isCancelled || (index === current && isOver(order))) return 'passed';
    return index === current ? 'now' : 'later';
  };
  return (
    <Panel>
      <h2 className="sr-only">{t('timeline.title')}</h2>
      <ol>
        {stages.map((stage, index) => {
          const state = stateOf(index);
          const note = state === 'now' || state === 'later' ? stageNote(order, stage, state) : null;
          const Icon = state === 'passed' ? Check : isUnpaid && state === 'now' ? Clock : ICONS[stage];
          return (
            <Step
              key={stage}
              Icon={Icon}
              state={state}
              isLast={index === stages.length - 1 && !isCancelled}
              title={t(`timeline.${stage}.title`)}
              moment={momentOf(order, stage)}
              note={note && t(`timeline.${note}`, { when: expected })}
            />
          );
        })}
        {isCancelled ? (
          <Step
            Icon={CircleX}
            state="stopped"
            isLast
            title={t('timeline.cancelled')}
            moment={null}
            note={order.cancelReason}
          />
        ) : null}
      </ol>
    </Panel>
  );
}

interface StepProps {
  Icon: LucideIcon;
  state: State;
  isLast: boolean;
  title: string;
  moment: string | null;
  note: string | null;
}

function Step({ Icon, state, isLast, title, moment, note }: StepProps) {
  const { t, i18n } = useTranslation('maintenance');
  return (
    <li
      aria-current={state === 'now' ? 'step' : undefined}
      className={cx(
        'relative flex gap-4',
        !isLast && 'pb-5 before:absolute before:start-4.75 before:top-10 before:bottom-0 before:w-0.5',
        !isLast && (state === 'passed' ? 'before:bg-palm' : 'before:bg-sunken-2'),
      )}
    >
      <span
        className={cx('relative z-1 grid size-10 flex-none place-items-center rounded-full', DISCS[state])}
      >
        <Icon aria-hidden className="icon-20" />
      </span>
      <div className={cx('min-w-0 pt-0.5', isLast && 'min-h-11')}>
        <p className={cx('text-body-strong', state === 'later' && 'text-ink-2')}>
          <span>{title}</span>
          {state === 'passed' ? <span className="sr-only"> ({t('timeline.passed')})</span> : null}
        </p>
        {moment ? (
          <time dateTime={moment} className="block text-small text-ink-2">
            {todayOrDate(moment, serverNow(), i18n.language, t('timeline.today'))}
          </time>
        ) : null}
        {note ? (
          <p className={cx('text-small', state === 'later' ? 'text-ink-2' : 'text-ink')}>{note}</p>
        ) : null}
      </div>
    </li>
  );
}
