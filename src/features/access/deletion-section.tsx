import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { Trash2, Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DELETION_DAYS } from '../../../contract/limits.ts';
import type { OpenMatter } from '../../../contract/open-matters.ts';
import { writtenDay } from '../../../contract/written-dates.ts';
import { useCall } from '../../api/use-call.ts';
import { NeedsConnection } from '../../device/offline.tsx';
import { ConfirmSheet } from '../../shell/confirm-sheet.tsx';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button, linkClasses } from '../../ui/button.tsx';
import { SectionHeader } from '../../ui/section-header.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { deletionQueries } from './queries.ts';

/** Where each open matter is brought to its end; an operator's role is not ended in the app. */
const PLACES: Partial<Record<OpenMatter, NonNullable<LinkProps['to']>>> = {
  wallet: '/wallet',
  payments: '/financialtransactions',
  viewings: '/previewlist',
  reservations: '/myreservations',
  orders: '/maintenanceslist',
  tenancies: '/myrents',
};

/** Deletes the account, 14 days later; until then it can be taken back. */
export function DeletionSection() {
  const { t } = useTranslation('access');
  const id = useId();
  const { data, error, refetch } = useQuery(deletionQueries.status());
  return (
    <section id="deletion" aria-labelledby={id}>
      <SectionHeader id={id} title={t('deletion.title')} />
      {data?.dueAt ? (
        <Asked dueAt={data.dueAt} />
      ) : data ? (
        <NotAsked open={data.open} />
      ) : error ? (
        <ErrorAlert error={error} title={t('deletion.notLoaded')} onRetry={() => void refetch()} />
      ) : (
        <Loading label={t('deletion.loading')}>
          <Skeleton className="h-5 w-full" />
          <Skeleton className="mt-4 h-field rounded-field" />
        </Loading>
      )}
    </section>
  );
}

function Asked({ dueAt }: { dueAt: string }) {
  const { t, i18n } = useTranslation('access');
  const keep = useCall('profile.keep', {
    onSuccess: (_, client) => client.invalidateQueries(deletionQueries.status()),
  });
  return (
    <div className="flex flex-col gap-3">
      <Alert
        title={t('deletion.due', { day: writtenDay(dueAt, i18n.language) })}
        message={t('deletion.stays')}
      />
      <NeedsConnection calls={['profile.keep']} />
      {keep.error ? <ErrorAlert error={keep.error} /> : null}
      <Button
        variant="second"
        block
        busy={keep.isPending}
        busyLabel={t('deletion.undoing')}
        onClick={() => keep.mutate({})}
      >
        <Undo2 aria-hidden className="flip" />
        <span>{t('deletion.undo')}</span>
      </Button>
    </div>
  );
}

function NotAsked({ open }: { open: readonly OpenMatter[] }) {
  const { t } = useTranslation('access');
  return (
    <>
      <p className="mb-3 text-small text-ink-2">
        <span>{t('deletion.text', { days: DELETION_DAYS })}</span>{' '}
        <Link to="/privacy" className={linkClasses()}>
          {t('deletion.kept')}
        </Link>
      </p>
      {open.length > 0 ? <OpenMatters open={open} /> : <AskButton />}
    </>
  );
}

function OpenMatters({ open }: { open: readonly OpenMatter[] }) {
  const { t } = useTranslation('access');
  return (
    <div className="rounded-card bg-sunken p-4">
      <p className="text-small-strong">{t('deletion.openFirst')}</p>
      <ul className="mt-1 flex flex-col">
        {open.map((matter) => {
          const to = PLACES[matter];
          return (
            <li key={matter} className="text-small">
              {to ? (
                <Link to={to} className={linkClasses()}>
                  {t(`deletion.open.${matter}`)}
                </Link>
              ) : (
                t(`deletion.open.${matter}`)
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function AskButton() {
  const { t } = useTranslation('access');
  const [isSure, setSure] = useState(false);
  const { mutate, error, isPending } = useCall('profile.delete', {
    // After a refusal too: what is open may have changed.
    onSettled: (client) => client.invalidateQueries(deletionQueries.status()),
  });
  return (
    <>
      <Button variant="danger-panel" block aria-haspopup="dialog" onClick={() => setSure(true)}>
        <Trash2 aria-hidden />
        <span>{t('deletion.ask')}</span>
      </Button>
      <ConfirmSheet
        isOpen={isSure}
        onOpenChange={setSure}
        icon={<Trash2 aria-hidden />}
        title={t('deletion.sure')}
        text={
          <>
            <span>{t('deletion.sureText', { days: DELETION_DAYS })}</span>
            <NeedsConnection calls={['profile.delete']} />
          </>
        }
        texts={{
          confirm: t('deletion.submit', { days: DELETION_DAYS }),
          busy: t('deletion.busy'),
          cancel: t('deletion.cancel'),
        }}
        isBusy={isPending}
        error={error}
        failure={t('deletion.failed')}
        needsConnection
        onConfirm={() => mutate({})}
      />
    </>
  );
}
