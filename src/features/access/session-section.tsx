import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { Button } from '../../ui/button.tsx';
import { CardBones } from '../../ui/card-bones.tsx';
import { SectionHeader } from '../../ui/section-header.tsx';
import { useEndOtherSessions } from './mutations.ts';
import { sessionQueries } from './queries.ts';
import { SessionRows } from './session-rows.tsx';

/** Where the person is signed in, each with a way to end it but this device, which signs out elsewhere. */
export function SessionSection() {
  const { t } = useTranslation('access');
  const id = useId();
  const { data, error, refetch } = useQuery(sessionQueries.list());
  const endOthers = useEndOtherSessions();
  const hasOthers = data?.rows.some((row) => !row.isCurrent) ?? false;
  return (
    <section aria-labelledby={id}>
      <SectionHeader id={id} title={t('sessions.title')} />
      {endOthers.error ? <ErrorAlert error={endOthers.error} className="mb-3" /> : null}
      {data ? (
        <>
          <SessionRows rows={data.rows} />
          {hasOthers ? (
            <Button
              variant="danger-panel"
              block
              busy={endOthers.isPending}
              busyLabel={t('sessions.ending')}
              onClick={() => endOthers.mutate()}
              className="mt-3"
            >
              {t('sessions.endOthers')}
            </Button>
          ) : (
            <p className="mt-3 text-small text-ink-2">{t('sessions.onlyHere')}</p>
          )}
        </>
      ) : error ? (
        <ErrorAlert error={error} title={t('sessions.failed')} onRetry={() => void refetch()} />
      ) : (
        <CardBones
          label={t('sessions.loading')}
          className="flex flex-col gap-px"
          heights={['h-19', 'h-19']}
        />
      )}
    </section>
  );
}
