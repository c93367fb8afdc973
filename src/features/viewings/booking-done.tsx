import { Link, useNavigate } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Viewing } from '../../../contract/viewings.ts';
import { clockTime, fullDay, hijriDay } from '../../lib/calendar-day.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { FaceSheet } from '../../ui/face-sheet.tsx';
import { Num } from '../../ui/num.tsx';
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
    <FaceSheet
      open={viewing !== null}
      onOpenChange={close}
      title={t('done.title')}
      closeLabel={t('shell:close')}
      tone="success"
      icon={<Check aria-hidden />}
      text={t('done.text')}
      actions={
        viewing ? (
          <>
            <Link to="/" className={buttonClasses({ tall: true, block: true })}>
              {t('done.home')}
            </Link>
            <CalendarFileButton viewing={viewing} />
            <button
              type="button"
              onClick={close}
              className={buttonClasses({ variant: 'quiet', block: true })}
            >
              {t('done.open')}
            </button>
          </>
        ) : null
      }
    >
      {viewing ? (
        <div className="mt-5">
          <BookedFacts viewing={viewing} />
        </div>
      ) : null}
    </FaceSheet>
  );
}

function BookedFacts({ viewing }: { viewing: Viewing }) {
  const { t, i18n } = useTranslation('viewings');
  const { language } = i18n;
  const { date, time, Property, Agent } = viewing;
  return (
    <ViewingFacts>
      <ViewingFact name={t('facts.property')}>
        <span className="line-clamp-2">{Property.title}</span>
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
  );
}
