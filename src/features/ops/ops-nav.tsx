import {
  Banknote,
  Building2,
  CalendarCheck,
  ChartNoAxesColumn,
  CircleHelp,
  Coins,
  CreditCard,
  FileText,
  Flag,
  HardHat,
  History,
  House,
  KeyRound,
  Landmark,
  type LucideIcon,
  Megaphone,
  MessageSquareText,
  Newspaper,
  Search,
  Tag,
  Ticket,
  UserX,
  Wrench,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../../contract/contract.ts';
import type { OpsQueue } from '../../../contract/ops-queues.ts';
import { maySee, type OpsRole } from '../../../contract/ops-roles.ts';
import { cx } from '../../ui/cx.ts';
import { Num } from '../../ui/num.tsx';
import { Age } from './age.tsx';
import { OpsLink } from './ops-link.tsx';
import { kindOf, type OpsPlace } from './ops-place.ts';
import { useNow } from './use-now.ts';

type Waiting = Answer<'ops.overview'>['queues'];

const QUEUE_ICONS: Record<OpsQueue, LucideIcon> = {
  ads: Megaphone,
  reports: Flag,
  'reservations-signed': Ticket,
  reservations: Ticket,
  viewings: CalendarCheck,
  refunds: CreditCard,
  payments: Coins,
  'orders-questioned': CircleHelp,
  'orders-new': Wrench,
  'orders-assigned': Wrench,
  'orders-arrived': Wrench,
  'orders-unpriced': Wrench,
  'orders-unpaid': Wrench,
  'tenancies-due': KeyRound,
  'tenancies-over': KeyRound,
  'requests-property': MessageSquareText,
  'requests-finance': Landmark,
  'requests-management': Building2,
  'requests-documents': FileText,
  'articles-hidden': Newspaper,
  deletions: UserX,
};

const OTHERS = [
  [
    'work',
    [
      ['finance', Banknote],
      ['people', Search],
      ['homes', House],
      ['tenancies', KeyRound],
      ['log', History],
    ],
  ],
  [
    'content',
    [
      ['articles', Newspaper],
      ['questions', CircleHelp],
      ['coupons', Tag],
      ['technicians', HardHat],
    ],
  ],
] as const;

interface OpsNavProps {
  place: OpsPlace;
  /** The operator's queues and role; null until loaded. */
  queues: Waiting | null;
  role: OpsRole | null;
  className: string | undefined;
}

/** The console's navigation: queues with their number and longest wait; then the rest. */
export function OpsNav({ place, queues, role, className }: OpsNavProps) {
  const { t } = useTranslation('ops');
  const now = useNow();
  const here = place.view === 'queue' ? place.queue : place.view;
  return (
    <nav
      aria-label={t('nav.label')}
      className={cx(
        'w-full flex-none overflow-y-auto bg-ground px-2 py-3 lg:w-66 lg:border-e lg:border-line',
        className,
      )}
    >
      <ul className="hidden lg:block">
        <Entry to="" icon={ChartNoAxesColumn} isHere={here === 'board'}>
          {t('nav.board')}
        </Entry>
      </ul>
      {queues?.length === 0 ? null : <Heading>{t('nav.queues')}</Heading>}
      <ul>
        {queues?.map(({ queue, oldestAt, count }) => (
          <Entry
            key={queue}
            to={queue}
            icon={QUEUE_ICONS[queue]}
            isHere={here === queue}
            note={oldestAt ? <Age since={oldestAt} now={now} kind={kindOf(queue)} /> : null}
            count={count}
          >
            {t(`queues.${queue}`)}
          </Entry>
        ))}
      </ul>
      {OTHERS.map(([group, entries]) => {
        const seen = entries.filter(([name]) => role && (name === 'log' || maySee(role, name)));
        if (seen.length === 0) return null;
        return (
          <div key={group}>
            <Heading>{t(`nav.${group}`)}</Heading>
            <ul>
              {seen.map(([name, icon]) => (
                <Entry key={name} to={name} icon={icon} isHere={here === name}>
                  {t(`nav.${name}`)}
                </Entry>
              ))}
            </ul>
          </div>
        );
      })}
    </nav>
  );
}

function Heading({ children }: { children: string }) {
  return <h2 className="mt-5 mb-1 px-3 text-caption font-medium text-ink-2">{children}</h2>;
}

interface EntryProps {
  to: string;
  icon: LucideIcon;
  isHere: boolean;
  note?: React.ReactNode;
  count?: number | undefined;
  children: string;
}

function Entry({ to, icon: Icon, isHere, note, count, children }: EntryProps) {
  const entry = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // On a laptop the list is longer than the screen; on a phone it is a separate screen, which
    // scrolls by itself.
    if (isHere) entry.current?.scrollIntoView({ block: 'nearest' });
  }, [isHere]);
  return (
    <li ref={entry} className="scroll-my-3">
      <OpsLink
        to={to}
        aria-current={isHere ? 'page' : undefined}
        className={cx(
          'flex min-h-12 items-center gap-3 rounded-field px-3 py-1.5 text-small-strong lg:min-h-9 lg:py-0.5',
          isHere ? 'bg-palm-tint text-on-palm-tint' : 'text-ink hover:bg-sunken',
        )}
      >
        <Icon aria-hidden className={cx('icon-18', isHere ? '' : 'text-ink-2')} />
        <span className="min-w-0 flex-1">
          <span className="block truncate">{children}</span>
          {note ? <span className="block text-micro font-normal">{note}</span> : null}
        </span>
        {count === undefined ? null : (
          <Num className={cx('text-small', count === 0 ? 'text-ink-2' : 'font-semibold')}>{count}</Num>
        )}
      </OpsLink>
    </li>
  );
}
