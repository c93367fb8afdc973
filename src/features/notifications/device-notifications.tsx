import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BellOff, BellRing, SquarePlus } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../../contract/contract.ts';
import type { Api } from '../../api/api.ts';
import { ApiError } from '../../api/api-error.ts';
import { apiOf } from '../../api/endpoint-query.ts';
import { InstallSteps } from '../../device/install-by-hand.tsx';
import { NeedsConnection, useOnline } from '../../device/offline.tsx';
import { addressOf, knowPushCalls, removeAddress, storeAddress } from '../../device/push-address.ts';
import { pushSupport, subscribe, subscriptionFor, unsubscribe } from '../../device/push-subscription.ts';
import { addDeviceTexts } from '../../i18n/device-texts.ts';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { Alert } from '../../ui/alert.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { Switch } from '../../ui/checkbox.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { useSetting } from '../../ui/use-setting.ts';
import { useNotificationPermission } from './use-notification-permission.ts';

interface DeviceNotificationsProps {
  /** `aside`: on another subject's screen; shows nothing there about what the user can't change. */
  place: 'own' | 'aside';
}

/**
 * The switch of notifications on this device, or why there is none: the browser does not support
 * them, the app must be installed first, or the user has denied them. Renders nothing if the server
 * sends none.
 */
export function DeviceNotifications({ place }: DeviceNotificationsProps) {
  const { t } = useTranslation('account');
  const support = pushSupport();
  const state = useDevicePush(support === 'yes');
  const permission = useNotificationPermission();
  const isOnline = useOnline();
  const { data, error } = state;
  if (support === 'installFirst') return <InstallFirst />;
  if (support === 'no') {
    return place === 'own' ? (
      <Row icon={<BellOff aria-hidden />} title={t('push.title')} note={t('push.unsupported')} />
    ) : null;
  }
  if (permission === 'denied') return <PermissionDenied />;
  if (data) return data.publicKey === null ? null : <PushSwitch {...data} publicKey={data.publicKey} />;
  if (!isOnline) {
    return (
      <>
        <NeedsConnection calls={['push.save', 'push.drop']} />
        <Row icon={<BellRing aria-hidden />} title={t('push.title')} note={t('push.note')} />
      </>
    );
  }
  if (error) {
    return place === 'own' ? (
      <ErrorAlert error={error} title={t('push.failed')} onRetry={() => void state.refetch()} />
    ) : null;
  }
  return (
    <Loading label={t('push.loading')}>
      <Skeleton className="h-16 rounded-field lg:h-14" />
    </Loading>
  );
}

function Row({
  icon,
  title,
  note,
  children,
}: {
  icon: ReactNode;
  title: string;
  note: string;
  children?: ReactNode;
}) {
  return (
    <div className="flex min-h-14 items-start gap-3 [&>svg]:mt-0.5 [&>svg]:icon-24 [&>svg]:text-ink-2">
      {icon}
      <div className="min-w-0 flex-1">
        <p>{title}</p>
        <p className="text-small text-ink-2">{note}</p>
        {children}
      </div>
    </div>
  );
}

function InstallFirst() {
  const { t, i18n } = useTranslation('account');
  const [areStepsOpen, setStepsOpen] = useState(false);
  const open = async () => {
    await addDeviceTexts(i18n).catch(() => undefined);
    setStepsOpen(true);
  };
  return (
    <Row icon={<SquarePlus aria-hidden />} title={t('push.title')} note={t('push.installFirst')}>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => void open()}
        className={buttonClasses({ variant: 'quiet', className: '-ms-3' })}
      >
        {t('push.installHow')}
      </button>
      <InstallSteps isOpen={areStepsOpen} onOpenChange={setStepsOpen} />
    </Row>
  );
}

/** The page may not ask again: the user must allow it in the settings of the browser or phone. */
function PermissionDenied() {
  const { t } = useTranslation('account');
  // Only Apple has this property, for apps on the home screen: permissions are in the phone's
  // settings.
  const isApple = 'standalone' in navigator && navigator.standalone === true;
  return (
    <Row
      icon={<BellOff aria-hidden />}
      title={t('push.refused.title')}
      note={t(isApple ? 'push.refused.phone' : 'push.refused.browser')}
    />
  );
}

interface PushSwitchProps {
  publicKey: string;
  isOn: boolean;
  isSandbox: boolean;
}

function PushSwitch({ publicKey, isOn, isSandbox }: PushSwitchProps) {
  const { t } = useTranslation('account');
  const id = useId();
  const isOnline = useOnline();
  const change = useSwitchDevicePush();
  const { shown, isSaving, choose } = useSetting(isOn, (wanted) => change.mutateAsync({ publicKey, wanted }));
  // Changes once the user has answered.
  const permission = useNotificationPermission();
  if (permission === 'denied') return <PermissionDenied />;
  const isDismissed = change.data === false && change.variables.wanted;
  const note = isSaving
    ? t('push.busy')
    : isDismissed
      ? t('push.notAllowed')
      : t(shown ? 'push.isOn' : 'push.note');
  return (
    <div>
      <NeedsConnection calls={['push.save', 'push.drop']} />
      <Switch
        checked={shown}
        disabled={!isOnline || isSaving}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-note`}
        onChange={({ currentTarget }) => void choose(currentTarget.checked)}
      >
        <span id={`${id}-title`} className="block">
          {t('push.title')}
        </span>
        <span id={`${id}-note`} aria-live="polite" className="block text-small text-ink-2">
          <span>{note}</span>
          {isSandbox ? <span>{` ${t('push.sandbox')}`}</span> : null}
        </span>
      </Switch>
      {change.error ? <ChangeFailed error={change.error} /> : null}
    </div>
  );
}

/** An ApiError of our server has its own message; else the browser or the push service failed. */
function ChangeFailed({ error }: { error: Error }) {
  const { t } = useTranslation('account');
  return error instanceof ApiError ? (
    <ErrorAlert error={error} title={t('push.failed')} className="mt-3" />
  ) : (
    <Alert reveal title={t('push.failed')} message={t('push.browserFailed')} className="mt-3" />
  );
}

type State = Answer<'push.get'>;

knowPushCalls();

/** The server's state, and the browser's: notifications need both. */
const stateQuery = () =>
  queryOptions<State, Error>({
    queryKey: ['push', 'device'],
    queryFn: async ({ client, signal }) => {
      const state = await apiOf(client)('push.get', {}, { signal });
      const isHere = state.publicKey !== null && (await subscriptionFor(state.publicKey)) !== null;
      return { ...state, isOn: state.isOn && isHere };
    },
    meta: { cache: 'never' },
    staleTime: 0,
  });

/**
 * Subscribes, and saves the subscription on the server; undoes it if that fails. Returns whether
 * the user allowed notifications.
 */
async function switchOn(api: Api, publicKey: string): Promise<boolean> {
  // Before anything else: browsers prompt only as the direct result of a press.
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const subscription = await subscribe(publicKey);
  try {
    const address = addressOf(subscription);
    // Before push.save: without a stored address the worker takes a push for one to a user who has
    // signed out (sw/show-push.ts).
    await storeAddress({ endpoint: address.endpoint, auth: address.keys.auth, publicKey });
    await api('push.save', { body: address });
  } catch (error) {
    await Promise.allSettled([subscription.unsubscribe(), removeAddress()]);
    throw error;
  }
  return true;
}

async function switchOff(api: Api): Promise<boolean> {
  await api('push.drop', {});
  await unsubscribe();
  await removeAddress().catch(() => undefined);
  return false;
}

/** Whether notifications are on, on this device; fetched only if the browser supports them. */
function useDevicePush(isSupported: boolean) {
  return useQuery({ ...stateQuery(), enabled: isSupported });
}

/**
 * Switches notifications on this device on, which prompts the user, or off. Returns whether they
 * are on.
 */
function useSwitchDevicePush() {
  const client = useQueryClient();
  return useMutation<boolean, Error, { publicKey: string; wanted: boolean }>({
    mutationFn: ({ publicKey, wanted }) =>
      wanted ? switchOn(apiOf(client), publicKey) : switchOff(apiOf(client)),
    onSuccess: (isOn) => {
      client.setQueryData<State>(stateQuery().queryKey, (known) => known && { ...known, isOn });
    },
  });
}
