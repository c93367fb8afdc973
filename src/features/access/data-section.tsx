import { Link } from '@tanstack/react-router';
import { Download, FolderDown } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { EXPORT_LINK_HOURS } from '../../../contract/limits.ts';
import { timeOfDay, writtenDay } from '../../../contract/written-dates.ts';
import { useCall } from '../../api/use-call.ts';
import { NeedsConnection } from '../../device/offline.tsx';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { OnlineButton } from '../../shell/online-button.tsx';
import { buttonClasses, linkClasses } from '../../ui/button.tsx';
import { SectionHeader } from '../../ui/section-header.tsx';

/** The link takes the pressed button's place. */
const focus = (link: HTMLAnchorElement | null) => link?.focus();

/** A copy of the user's data: asks for its link, which the browser then downloads. */
export function DataSection() {
  const { t, i18n } = useTranslation('access');
  const id = useId();
  const copy = useCall('profile.export');
  return (
    <section id="data" aria-labelledby={id}>
      <SectionHeader id={id} title={t('data.title')} />
      <p className="mb-3 text-small text-balance text-ink-2">
        {t('data.text', { hours: EXPORT_LINK_HOURS })}
      </p>
      <div className="flex flex-col gap-3">
        <NeedsConnection calls={['profile.export']} />
        {copy.error ? <ErrorAlert error={copy.error} title={t('data.failed')} /> : null}
        {copy.data ? (
          <>
            <a ref={focus} href={copy.data.url} download className={buttonClasses({ block: true })}>
              <Download aria-hidden />
              <span>{t('data.download')}</span>
            </a>
            <p role="status" className="text-small text-ink-2">
              {t('data.until', {
                day: writtenDay(copy.data.expiresAt, i18n.language),
                time: timeOfDay(copy.data.expiresAt, i18n.language),
              })}
            </p>
          </>
        ) : (
          <OnlineButton
            variant="second"
            block
            busy={copy.isPending}
            busyLabel={t('data.asking')}
            icon={<FolderDown aria-hidden />}
            onClick={() => copy.mutate({})}
          >
            {t('data.ask')}
          </OnlineButton>
        )}
        <Link to="/privacy" className={linkClasses({ className: 'self-start' })}>
          {t('data.privacy')}
        </Link>
      </div>
    </section>
  );
}
