import { ExternalLink, MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OpsItem } from '../../../contract/ops.ts';
import { dateAndTime } from '../../lib/day-and-time.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { linkClasses } from '../../ui/button.tsx';
import { Num } from '../../ui/num.tsx';
import { Age } from './age.tsx';
import { OpsLink } from './ops-link.tsx';
import { itemPath } from './ops-place.ts';
import { useNow } from './use-now.ts';
import { leftUntil } from './waited.ts';

const TONES: Record<string, BadgeTone> = {
  under_review: 'warn',
  open: 'warn',
  reserved: 'warn',
  created: 'warn',
  assigned: 'info',
  arrived: 'info',
  published: 'success',
  executed: 'success',
  upheld: 'success',
  done: 'success',
  rejected: 'danger',
  cancelled: 'danger',
  failed: 'danger',
  pending: 'info',
  running: 'success',
  over: 'warn',
};
/** Nobody waits for anything there, though something can be done. */
const SETTLED = ['published', 'hidden', 'rented', 'coming', 'running'];

/** What it is, where it stands, whose it is, and where else to look. */
export function ItemHead({ item }: { item: OpsItem }) {
  const { t, i18n } = useTranslation('ops');
  const now = useNow();
  const { person, position, about } = item;
  const isWaiting = item.actions.length > 0 && !SETTLED.includes(item.status);
  const left = item.dueAt ? leftUntil(item.dueAt, now, i18n.language) : null;
  return (
    <header className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-2">
        <Badge tone={TONES[item.status] ?? 'plain'}>{item.statusLabel}</Badge>
        <span>
          <span>{t(`kinds.${item.kind}`)}</span> <Num>{item.id}</Num>
        </span>
        <span title={dateAndTime(item.since, i18n.language)}>
          {isWaiting ? <Age since={item.since} now={now} /> : dateAndTime(item.since, i18n.language)}
        </span>
        {item.dueAt ? (
          <span className={left ? 'text-on-warn-tint' : 'text-on-danger-tint'}>
            {left ? t('endsIn', { left }) : t('overdue')}
          </span>
        ) : null}
      </div>
      <h1 className="text-title-2">{item.title}</h1>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1 text-small">
        {person ? (
          <span className="inline-flex flex-wrap items-center gap-x-2">
            <OpsLink to={`people/${person.id}`} className={linkClasses()}>
              {person.name}
            </OpsLink>
            <a href={`tel:${person.mobile}`} className="text-ink-2">
              <Num>{person.mobile}</Num>
            </a>
          </span>
        ) : null}
        {about ? (
          <OpsLink to={itemPath(about.kind, about.id)} className={linkClasses()}>
            {t('about', { title: about.title })}
          </OpsLink>
        ) : null}
        {item.href ? (
          <a href={item.href} target="_blank" rel="noreferrer" className={linkClasses()}>
            <ExternalLink aria-hidden className="icon-16" />
            {t('inApp')}
          </a>
        ) : null}
        {position ? (
          <a
            href={`https://www.google.com/maps?q=${position.latitude},${position.longitude}`}
            target="_blank"
            rel="noreferrer"
            className={linkClasses()}
          >
            <MapPin aria-hidden className="icon-16" />
            {t('onMap')}
          </a>
        ) : null}
      </div>
    </header>
  );
}
