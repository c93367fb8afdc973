import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FingerprintPattern, Pencil, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { timeAgo } from '../../../contract/elapsed-time.ts';
import { apiOf } from '../../api/endpoint-query.ts';
import { useCall } from '../../api/use-call.ts';
import { NeedsConnection, useOnline } from '../../device/offline.tsx';
import { serverNow } from '../../lib/server-now.ts';
import { ConfirmSheet } from '../../shell/confirm-sheet.tsx';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { OnlineButton } from '../../shell/online-button.tsx';
import { CardSkeletons } from '../../ui/card-skeleton.tsx';
import { Switch } from '../../ui/checkbox.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ListRows, rowClasses } from '../../ui/list-rows.tsx';
import { SectionHeader } from '../../ui/section-header.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useSetting } from '../../ui/use-setting.ts';
import { PasskeyFailure } from './passkey-failure.tsx';
import { PasskeyNameSheet } from './passkey-name-sheet.tsx';
import { addPasskey, type Passkey, passkeyList, useHasPasskeys } from './passkeys.ts';

/** After a failure too: another device may have changed the list. */
const refreshPasskeys = (client: QueryClient) => client.invalidateQueries(passkeyList());

/** The user's passkeys: adds one of this device, renames and removes. */
export function PasskeySection() {
  const { t } = useTranslation('access');
  const id = useId();
  const { data, error, refetch } = useQuery(passkeyList());
  const isPossible = useHasPasskeys();
  return (
    <section aria-labelledby={id}>
      <SectionHeader id={id} title={t('passkeys.title')} />
      <p className="mb-3 text-small text-balance text-ink-2">{t('passkeys.text')}</p>
      {/* Above the list: the button keeps its place when the list arrives. */}
      {isPossible ? <AddPasskey /> : <p className="text-small text-ink-2">{t('passkeys.notHere')}</p>}
      {data ? (
        data.rows.length > 0 ? (
          <>
            <ListRows label={t('passkeys.title')} className="mt-3">
              {data.rows.map((passkey) => (
                <PasskeyRow
                  key={passkey.id}
                  passkey={passkey}
                  isNeeded={!data.isPasswordOn && data.rows.length === 1}
                />
              ))}
            </ListRows>
            <PasswordSwitch isOn={data.isPasswordOn} />
          </>
        ) : null
      ) : error ? (
        <ErrorAlert
          error={error}
          title={t('passkeys.failed')}
          onRetry={() => void refetch()}
          className="mt-3"
        />
      ) : (
        <CardSkeletons label={t('passkeys.loading')} className="mt-3" heights={['h-19']} />
      )}
    </section>
  );
}

function AddPasskey() {
  const { t } = useTranslation('access');
  const client = useQueryClient();
  const toast = useToast();
  const add = useMutation({
    mutationFn: () => addPasskey(apiOf(client)),
    onSuccess: () => toast.show({ icon: <FingerprintPattern aria-hidden />, message: t('passkeys.added') }),
    onSettled: () => refreshPasskeys(client),
  });
  return (
    <div className="flex flex-col gap-3">
      <NeedsConnection calls={['passkeys.options', 'passkeys.create']} />
      <PasskeyFailure error={add.error} during="add" />
      <OnlineButton
        variant="second"
        block
        busy={add.isPending}
        busyLabel={t('passkeys.adding')}
        icon={<FingerprintPattern aria-hidden />}
        onClick={() => add.mutate()}
      >
        {t('passkeys.add')}
      </OnlineButton>
    </div>
  );
}

/** Whether the password signs in too; where it does not, the user has a passkey. */
function PasswordSwitch({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation('access');
  const id = useId();
  const isOnline = useOnline();
  const change = useCall('passkeys.switchPassword', { onSettled: refreshPasskeys });
  const { shown, isSaving, choose } = useSetting(isOn, (wanted) =>
    change.mutateAsync({ body: { isOn: wanted } }),
  );
  return (
    <div className="mt-3">
      <NeedsConnection calls={['passkeys.switchPassword']} />
      <Switch
        checked={shown}
        disabled={!isOnline || isSaving}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-note`}
        onChange={({ currentTarget }) => void choose(currentTarget.checked)}
      >
        <span id={`${id}-title`} className="block">
          {t('passkeys.password.title')}
        </span>
        <span id={`${id}-note`} aria-live="polite" className="block text-small text-ink-2">
          {t(shown ? 'passkeys.password.on' : 'passkeys.password.off')}
        </span>
      </Switch>
      {change.error ? <ErrorAlert error={change.error} className="mt-3" /> : null}
    </div>
  );
}

/** A passkey: name, when it was added and last used, and buttons to rename and remove it. */
function PasskeyRow({ passkey, isNeeded }: { passkey: Passkey; isNeeded: boolean }) {
  const { t, i18n } = useTranslation('access');
  const [now] = useState(serverNow);
  const [isNaming, setNaming] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const remove = useCall('passkeys.delete', { onSettled: refreshPasskeys });
  const { id, name, createdAt, lastUsedAt } = passkey;
  const ago = (at: string) => timeAgo(at, now, i18n.language);
  return (
    <div className={rowClasses({ lines: 2, className: 'py-3 pe-1!' })}>
      <FingerprintPattern aria-hidden />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <p className="text-small text-ink-2">{t('passkeys.addedAt', { when: ago(createdAt) })}</p>
        <p className="text-small text-ink-2">
          {lastUsedAt ? t('passkeys.lastUsed', { when: ago(lastUsedAt) }) : t('passkeys.unused')}
        </p>
      </div>
      <IconButton
        label={t('passkeys.rename.label', { name })}
        aria-haspopup="dialog"
        onClick={() => setNaming(true)}
      >
        <Pencil aria-hidden className="icon-20" />
      </IconButton>
      <IconButton
        label={t('passkeys.remove.label', { name })}
        aria-haspopup="dialog"
        onClick={() => setRemoving(true)}
      >
        <Trash2 aria-hidden className="icon-20" />
      </IconButton>
      <PasskeyNameSheet
        isOpen={isNaming}
        onOpenChange={setNaming}
        passkey={passkey}
        onSettled={refreshPasskeys}
      />
      <ConfirmSheet
        isOpen={isRemoving}
        onOpenChange={setRemoving}
        icon={<Trash2 aria-hidden />}
        title={t('passkeys.remove.title', { name })}
        texts={{
          confirm: t('passkeys.remove.confirm'),
          busy: t('passkeys.remove.busy'),
          cancel: t('passkeys.remove.cancel'),
        }}
        isBusy={remove.isPending}
        text={
          <>
            <span>{t('passkeys.remove.text')}</span> {isNeeded ? <b>{t('passkeys.remove.last')}</b> : null}
            <NeedsConnection calls={['passkeys.delete']} />
          </>
        }
        error={remove.error}
        failure={t('passkeys.remove.failed')}
        needsConnection
        onConfirm={() => remove.mutate({ params: { id } }, { onSuccess: () => setRemoving(false) })}
      />
    </div>
  );
}
