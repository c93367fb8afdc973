import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowRight, SquareArrowOutUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageButton } from '../../shell/language-button.tsx';
import { MainLandmark } from '../../shell/main-landmark.tsx';
import { cx } from '../../ui/cx.ts';
import { LogoMark } from '../../ui/logo.tsx';
import { useSession } from '../session/use-session.ts';
import { OpsLink } from './ops-link.tsx';
import { OpsMissing } from './ops-missing.tsx';
import { OpsNav } from './ops-nav.tsx';
import type { OpsPlace } from './ops-place.ts';
import { opsQueries } from './queries.ts';

/** Where back leads on a phone, which shows one column at a time. */
function outerPath(place: OpsPlace): string {
  return place.view === 'queue' && place.id !== null
    ? place.queue
    : 'id' in place && place.view !== 'item' && place.id !== null
      ? place.view
      : '';
}

const ROUTE_NOT_FOUND = 1004;

/** The bar over all, the way through at the side, and what is worked on. From 1024 px each scrolls by itself. */
export function OpsLayout({ place, children }: { place: OpsPlace; children: ReactNode }) {
  const { t } = useTranslation('ops');
  const { user } = useSession();
  const { data, error } = useQuery(opsQueries.overview());
  // He was an operator when this tab was opened, and is none by now.
  if (error?.number === ROUTE_NOT_FOUND) return <OpsMissing />;
  const isBoard = place.view === 'board';
  return (
    <div className="flex min-h-dvh flex-col lg:h-dvh lg:overflow-hidden">
      <header className="sticky top-0 z-(--z-bar) flex min-h-topbar flex-none items-center gap-2 border-b border-line bg-surface px-2 pt-safe-top lg:px-4">
        {isBoard ? null : (
          <OpsLink
            to={outerPath(place)}
            aria-label={t('back')}
            className="grid size-target place-items-center rounded-field lg:hidden"
          >
            <ArrowRight aria-hidden className="icon-24 ltr:rotate-180" />
          </OpsLink>
        )}
        <OpsLink
          to=""
          className={cx(
            'flex min-h-target items-center gap-2.5 rounded-field px-2 text-body font-semibold',
            !isBoard && 'max-lg:ps-0',
          )}
        >
          <LogoMark className="size-7" />
          {t('name')}
        </OpsLink>
        <span className="ms-auto hidden truncate text-small text-ink-2 sm:block">{user?.userName}</span>
        <LanguageButton className="max-sm:ms-auto" />
        <Link
          to="/"
          aria-label={t('toApp')}
          title={t('toApp')}
          className="grid size-target place-items-center rounded-field text-ink-2"
        >
          <SquareArrowOutUpRight aria-hidden className="flip icon-20" />
        </Link>
      </header>
      <div className={cx('flex min-h-0 flex-1 lg:overflow-hidden', isBoard && 'max-lg:flex-col')}>
        <OpsNav
          place={place}
          queues={data?.queues ?? null}
          className={isBoard ? undefined : 'max-lg:hidden'}
        />
        <MainLandmark className="flex min-w-0 flex-1 flex-col">{children}</MainLandmark>
      </div>
    </div>
  );
}
