import { Link, useNavigate } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Viewing } from '../../../contract/viewings.ts';
import { clockTime, fullDay, hijriDay } from '../../lib/calendar-day.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { Num } from '../../ui/num.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { CalendarFileButton } from './calendar-file-button.tsx';
import { ViewingFact, ViewingFacts } from './viewing-facts.tsx';

/**
 * core §2: after a normal booking, the agent's mobile, the home, the time and the date, the way home, and a file
 * for the calendar. Closing it leads to the viewing: the form behind it is done.
 */
export function BookingDone({ viewing }: { viewing: Viewing | null }) {
  const { t } = useTranslation(['viewings', 'shell']);
  const navigate = useNavigate();
  const close = () => {
    if (viewing) {
      void navigate({ to: '/previewdetails/$id', params: { id: String(viewing.id) }, replace: true });
    }
  };
  return (
    <Sheet
      open={viewing !== null}
      onOpenChange={close}
      title={t('done.title')}
      closeLabel={t('shell:close')}
      header="none"
    >
      {viewing ? <Done viewing={viewing} onOpen={close} /> : null}
    </Sheet>
  );
}

function Done({ viewing, onOpen }: { viewing: Viewing; onOpen: () => void }) {
  const { t, i18n } = useTranslation(['viewings', 'shell']);
  const { language } = i18n;
  const { date, time, Property, Agent } = viewing;
  return (
    <div className="flex flex-col items-stretch px-2 pt-4 text-center lg:pt-8">
      <span className="mx-auto grid size-16 place-items-center rounded-full bg-success-tint text-on-success-tint">
        <Check aria-hidden className="icon-32" />
      </span>
      <p aria-hidden className="mt-4 text-title-1">
        {t('done.title')}
      </p>
      <p className="mt-1 mb-5 text-read text-balance text-ink-2">{t('done.text')}</p>
      <ViewingFacts>
        <ViewingFact name={t('facts.property')}>
          <span className="block truncate">{Property.title}</span>
        </ViewingFact>
        <ViewingFact name={t('facts.date')}>
          <time dateTime={date}>{fullDay(date, language)}</time>
          <span className="block text-small font-normal text-ink-2">{hijriDay(date, language)}</span>
        </ViewingFact>
        <ViewingFact name={t('facts.time')}>
          <bdi>{clockTime(time, language)}</bdi>
        </ViewingFact>
        <ViewingFact name={t('facts.mobile')}>
          <a href={`tel:${Agent.mobile}`} className="hit-4 font-semibold text-palm">
            <Num>{Agent.mobile}</Num>
          </a>
        </ViewingFact>
      </ViewingFacts>
      <div className="mt-5 flex flex-col gap-2">
        <Link to="/" className={buttonClasses({ tall: true, block: true })}>
          {t('done.home')}
        </Link>
        <CalendarFileButton viewing={viewing} />
        <button type="button" onClick={onOpen} className={buttonClasses({ variant: 'quiet', block: true })}>
          {t('done.open')}
        </button>
      </div>
    </div>
  );
}
