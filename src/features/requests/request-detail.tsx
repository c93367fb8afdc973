import { BellOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../../contract/contract.ts';
import type { PropertyCard } from '../../../contract/property-entities.ts';
import { requestNumber } from '../../../contract/request-statuses.ts';
import { useCall } from '../../api/use-call.ts';
import { NeedsConnection } from '../../device/offline.tsx';
import { ConfirmSheet } from '../../shell/confirm-sheet.tsx';
import { SheetButton } from '../../shell/online-button.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Num } from '../../ui/num.tsx';
import { Panel, panelClasses } from '../../ui/panel.tsx';
import { useToast } from '../../ui/toast.tsx';
import { PropertyMiniFace } from '../properties/card/property-mini-face.tsx';
import { PropertyMiniLink } from '../properties/card/property-mini-link.tsx';
import { refreshRequests } from './queries.ts';
import { RequestFacts } from './request-facts.tsx';
import { RequestMatches } from './request-matches.tsx';
import { RequestBadge } from './request-status.tsx';
import { propertyRequestSearch, requestDay } from './request-texts.ts';
import { RequestTimeline } from './request-timeline.tsx';

/**
 * One request: its status, its history, its data; for a property request also the listings found
 * and a button that closes it.
 */
export function RequestDetail({ data }: { data: Answer<'requests.retrieve'> }) {
  const { t, i18n } = useTranslation('requests');
  const { request, events, matches, requestStatus, statusChoices } = data;
  const { category, id, status, createdAt } = request;
  return (
    <div className="two-pane">
      <div className="flex flex-col gap-4 lg:order-2">
        <Panel className="flex flex-wrap items-center justify-between gap-2">
          <span>
            <span className="block text-title-2">{t(`list.category.${category}`)}</span>
            <span className="block text-small text-ink-2">
              <Num>{requestNumber(category, id)}</Num> <span aria-hidden>•</span>{' '}
              <time dateTime={createdAt}>{requestDay(createdAt, i18n.language)}</time>
            </span>
          </span>
          <RequestBadge status={status} labels={requestStatus} />
        </Panel>
        <RequestTimeline category={category} status={status} events={events} labels={requestStatus} />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        {category === 'finance' ? (
          <FinancedListing listing={request.Property} statusChoices={statusChoices} />
        ) : null}
        <RequestFacts request={request} />
        {request.category === 'property' ? (
          <div className="mt-2 flex flex-col gap-6">
            <RequestMatches
              matches={matches}
              statusChoices={statusChoices}
              isClosed={status === 'closed'}
              search={propertyRequestSearch(request)}
            />
            {status === 'closed' ? null : <PropertyRequestClose id={id} />}
          </div>
        ) : null}
      </div>
    </div>
  );
}

interface FinancedListingProps {
  listing: PropertyCard;
  statusChoices: Record<string, string>;
}

/** The listing to be financed; one that is no longer public says so and has no link. */
function FinancedListing({ listing, statusChoices }: FinancedListingProps) {
  const { t } = useTranslation('requests');
  const isPublic = listing.status === 'published' || listing.status === 'reserved';
  return (
    <section aria-label={t('detail.listing')}>
      {isPublic ? (
        <PropertyMiniLink property={listing} />
      ) : (
        <div className={panelClasses({ pad: false, className: 'flex items-center gap-3 p-3' })}>
          <PropertyMiniFace property={listing} />
          <Badge>{statusChoices[listing.status]}</Badge>
        </div>
      )}
    </section>
  );
}

/** Closes the request after a confirmation, since no notification of new ads comes afterwards. */
function PropertyRequestClose({ id }: { id: number }) {
  const { t } = useTranslation('requests');
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const close = useCall('requests.closeProperty', { onSettled: refreshRequests });
  const confirm = () =>
    close.mutate(
      { params: { id } },
      {
        onSuccess: () => {
          setOpen(false);
          toast.show({ message: t('close.done'), icon: <BellOff aria-hidden /> });
        },
      },
    );
  return (
    <div>
      <NeedsConnection calls={['requests.closeProperty']} />
      <SheetButton
        variant="danger-panel"
        icon={<BellOff aria-hidden />}
        onPress={() => {
          close.reset();
          setOpen(true);
        }}
      >
        {t('close.act')}
      </SheetButton>
      <ConfirmSheet
        isOpen={isOpen}
        onOpenChange={setOpen}
        icon={<BellOff aria-hidden />}
        title={t('close.title')}
        text={t('close.text')}
        texts={{ confirm: t('close.confirm'), busy: t('close.busy'), cancel: t('close.keep') }}
        onConfirm={confirm}
        isBusy={close.isPending}
        error={close.error}
        failure={t('close.failed')}
      />
    </div>
  );
}
