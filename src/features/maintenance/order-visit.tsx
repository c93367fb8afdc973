import { CalendarSync, Clock, MapPin, Timer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayAndClock, longDay, windowTimes } from '../../../contract/calendar-dates.ts';
import type { Order } from '../../../contract/maintenance.ts';
import { riyadhDay } from '../../../contract/riyadh.ts';
import { useCall } from '../../api/use-call.ts';
import { serverNow } from '../../lib/server-now.ts';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { SheetButton } from '../../shell/online-button.tsx';
import { Button, linkClasses } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useToast } from '../../ui/toast.tsx';
import { isWhenChosen, type When } from './order-draft.ts';
import { refreshOrders } from './queries.ts';
import { WhenField } from './when-field.tsx';

/** When and where the technician comes; the time may be changed until he arrives. */
export function OrderVisit({ order }: { order: Order }) {
  const { t, i18n } = useTranslation('maintenance');
  const { windowFrom, expectedArrival, address, latitude, longitude } = order;
  const isComing = order.canCancel;
  return (
    <Panel className="flex flex-col gap-3">
      <h2 className="text-title-3">{t('visit.title')}</h2>
      <dl className="flex flex-col gap-3">
        <Fact icon={<Clock aria-hidden />} name={t('visit.wish')}>
          <WhenWords when={windowFrom} />
        </Fact>
        {expectedArrival && isComing ? (
          <Fact icon={<Timer aria-hidden />} name={t('visit.expected')}>
            {dayAndClock(expectedArrival, i18n.language, longDay)}
          </Fact>
        ) : null}
        {address || latitude !== null ? (
          <Fact icon={<MapPin aria-hidden />} name={t('visit.place')}>
            {address ? (
              <bdi className="block" dir="auto">
                {address}
              </bdi>
            ) : null}
            {latitude !== null && longitude !== null ? (
              <a
                href={`https://www.google.com/maps?q=${latitude},${longitude}`}
                target="_blank"
                rel="noreferrer"
                className={linkClasses()}
              >
                {t('detail.place')}
              </a>
            ) : null}
          </Fact>
        ) : null}
      </dl>
      <OrderMove order={order} />
    </Panel>
  );
}

function WhenWords({ when }: { when: string | null }) {
  const { t, i18n } = useTranslation('maintenance');
  if (when === null) return t('when.soon');
  return (
    <>
      <span>{longDay(riyadhDay(Date.parse(when)), i18n.language)}</span>{' '}
      <span className="whitespace-nowrap">{windowTimes(new Date(when), i18n.language)}</span>
    </>
  );
}

function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className="relative min-w-0 ps-8">
      <dt className="text-caption text-ink-2 [&>svg]:absolute [&>svg]:start-0 [&>svg]:top-0.5 [&>svg]:icon-20">
        {icon}
        <span>{name}</span>
      </dt>
      <dd className="text-body-strong">{children}</dd>
    </div>
  );
}

/** Another window, or as soon as possible: free until the technician arrives. */
function OrderMove({ order }: { order: Order }) {
  const { id, windowFrom, canCancel } = order;
  const { t } = useTranslation(['maintenance', 'shell']);
  const toast = useToast();
  const move = useCall('maintenance.move', { isOnce: true, onSettled: refreshOrders });
  const [isOpen, setOpen] = useState(false);
  const [when, setWhen] = useState<When>(windowFrom ?? '');
  const [isMissing, setMissing] = useState(false);
  const open = () => {
    setWhen(windowFrom ?? '');
    setMissing(false);
    move.reset();
    setOpen(true);
  };
  const send = () => {
    const isChosen = isWhenChosen(when, serverNow());
    setMissing(!isChosen);
    if (!isChosen) return;
    move.mutate(
      { params: { id }, body: { windowFrom: when || null } },
      {
        onSuccess: () => {
          setOpen(false);
          toast.show({ message: t('move.done') });
        },
      },
    );
  };
  const atField = move.error?.fields.windowFrom;
  return (
    <>
      {canCancel ? (
        <SheetButton variant="second" icon={<CalendarSync aria-hidden />} onPress={open}>
          {t('move.act')}
        </SheetButton>
      ) : null}
      <Sheet
        open={isOpen}
        onOpenChange={setOpen}
        title={t('move.act')}
        closeLabel={t('shell:close')}
        dismissible={!move.isPending}
        bodyClassName="flex flex-col gap-4 py-4"
        footer={
          <Button tall block busy={move.isPending} busyLabel={t('move.busy')} onClick={send}>
            {t('move.confirm')}
          </Button>
        }
      >
        <WhenField
          value={when}
          error={isMissing ? t('when.missing') : atField}
          onChange={(next) => {
            setWhen(next);
            setMissing(false);
            if (!move.isPending) move.reset();
          }}
        />
        <p className="text-small text-ink-2">{t('move.cost')}</p>
        {move.error && !atField ? <ErrorAlert error={move.error} title={t('move.failed')} /> : null}
      </Sheet>
    </>
  );
}
