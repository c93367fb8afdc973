import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { Trash2, Undo2 } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DELETION_DAYS, PASSWORD_MAX_TYPED } from '../../../contract/limits.ts';
import type { OpenMatter } from '../../../contract/open-matters.ts';
import { writtenDay } from '../../../contract/written-dates.ts';
import { useCall } from '../../api/use-call.ts';
import { NeedsConnection } from '../../device/offline.tsx';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button, linkClasses } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { SectionHeader } from '../../ui/section-header.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { useFieldErrors } from '../../ui/use-field-errors.ts';
import { useSession } from '../session/use-session.ts';
import { FormFailure } from './form-failure.tsx';
import { PasswordOwner } from './password-owner.tsx';
import { deletionQueries } from './queries.ts';
import { useValidators } from './use-validators.ts';

/** Where each open matter is brought to its end; an operator's role is not ended in the app. */
const PLACES: Partial<Record<OpenMatter, NonNullable<LinkProps['to']>>> = {
  wallet: '/wallet',
  payments: '/financialtransactions',
  viewings: '/previewlist',
  reservations: '/myreservations',
  orders: '/maintenanceslist',
  tenancies: '/myrents',
};

/** Deletes the account: by its password, 14 days later; until then it can be taken back. */
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
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <p className="mb-3 text-small text-ink-2">
        <span>{t('deletion.text', { days: DELETION_DAYS })}</span>{' '}
        <Link to="/privacy" className={linkClasses()}>
          {t('deletion.kept')}
        </Link>
      </p>
      {open.length > 0 ? (
        <OpenMatters open={open} />
      ) : isAsked ? (
        <DeletionForm onCancel={() => setAsked(false)} />
      ) : (
        <Button variant="danger-panel" block onClick={() => setAsked(true)}>
          <Trash2 aria-hidden />
          <span>{t('deletion.ask')}</span>
        </Button>
      )}
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

const FIELDS = ['password'] as const;

function DeletionForm({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation('access');
  const { user } = useSession();
  const [password, setPassword] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const validate = useValidators();
  const { errors, show, forget } = useFieldErrors<(typeof FIELDS)[number]>(form);
  const { mutate, error, isPending } = useCall('profile.delete', {
    // After a refusal too: what is open may have changed.
    onSettled: (client) => client.invalidateQueries(deletionQueries.status()),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending || show({ password: validate.oldPassword(password) })) return;
    mutate({ body: { password } }, { onError: ({ fields }) => show(fields) });
  };
  return (
    <form ref={form} method="dialog" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <NeedsConnection calls={['profile.delete']} />
      <FormFailure error={error} fields={FIELDS} />
      <PasswordOwner mobile={user?.mobile ?? ''} />
      <PasswordField
        label={t('field.oldPassword')}
        showLabel={t('password.show')}
        hideLabel={t('password.hide')}
        name="password"
        autoComplete="current-password"
        autoFocus
        maxLength={PASSWORD_MAX_TYPED}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          forget('password');
        }}
        error={errors.password}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant="danger"
          className="bg-danger-tint text-on-danger-tint!"
          busy={isPending}
          busyLabel={t('deletion.busy')}
        >
          {t('deletion.submit', { days: DELETION_DAYS })}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('deletion.cancel')}
        </Button>
      </div>
    </form>
  );
}
