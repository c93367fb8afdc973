import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorNumbers } from '../../../contract/error-numbers.ts';
import type { PropertyDetail } from '../../../contract/property-entities.ts';
import { requestNumber } from '../../../contract/request-statuses.ts';
import type { ApiError } from '../../api/api-error.ts';
import { endpointQuery } from '../../api/endpoint-query.ts';
import { OfflineNotice, useOnline } from '../../device/offline.tsx';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { ErrorState } from '../../shell/error-state.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { FormSkeleton } from '../../ui/card-skeleton.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { StateSheet } from '../../ui/state-sheet.tsx';
import { PROPERTIES_SCOPE } from '../favourites/cards-scope.ts';
import { PropertyMiniLink } from '../properties/card/property-mini-link.tsx';
import { type PropertyHead, usePropertyDetail } from '../properties/detail/data.ts';
import { PropertyDetailFinance } from '../properties/detail/finance.tsx';
import { isAvailable } from '../properties/is-available.ts';
import { UnavailableProperty } from '../properties/unavailable-property.tsx';
import { FinanceForm, type FinanceFormProps } from './finance-form.tsx';

/** /createfinance/{key} (services §2): the listing, the request, and the monthly cost. */
export function FinanceScreen({ id }: { id: number }) {
  const { t } = useTranslation('requests');
  const isOnline = useOnline();
  const { listing, detail, gone, isOwners, error, retry } = useFinancedListing(id);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const [sentId, setSentId] = useState<number | null>(null);
  const lost = gone ?? (refusal && isOfGoneListing(refusal) ? refusal : null);
  return (
    <>
      <ScreenBar title={t('finance.title')} />
      {isOnline ? null : <OfflineNotice />}
      {lost ? (
        <FinanceGone error={lost} />
      ) : listing && isOwners ? (
        <UnavailableProperty property={listing} wish="finance" />
      ) : !listing && error ? (
        <ErrorState error={error} title={t('finance.failedListing')} onRetry={retry} />
      ) : (
        <div className="page flex flex-col gap-6 pt-2 pb-page lg:grid lg:grid-cols-[minmax(0,1fr)_420px] lg:items-start lg:gap-8">
          {listing ? (
            <FinanceOfListing listing={listing} detail={detail} onSent={setSentId} onRefused={setRefusal} />
          ) : (
            <FormSkeleton label={t('loading')} />
          )}
        </div>
      )}
      <FinanceSent id={sentId} onClose={() => setSentId(null)} />
    </>
  );
}

interface FinanceOfListingProps extends Pick<FinanceFormProps, 'onSent' | 'onRefused'> {
  listing: PropertyHead;
  /** For the calculator; null until it is loaded. */
  detail: PropertyDetail | null;
}

function FinanceOfListing({ listing, detail, onSent, onRefused }: FinanceOfListingProps) {
  const { t } = useTranslation('requests');
  return (
    <>
      <PropertyMiniLink property={listing} label={`${t('finance.listing')}:`} className="lg:col-start-2" />
      <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <p className="pb-5 text-read text-ink-2">{t('finance.text')}</p>
        <FinanceForm
          propertyId={listing.id}
          price={listing.purpose === 'for_rent' ? null : listing.price}
          onSent={onSent}
          onRefused={onRefused}
        />
      </div>
      {detail ? (
        <div className="min-w-0 lg:col-start-2">
          <PropertyDetailFinance property={detail} />
        </div>
      ) : null}
    </>
  );
}

/**
 * The listing was sold or rented meanwhile, or is not on offer: the server's message and number,
 * and links.
 */
function FinanceGone({ error }: { error: ApiError }) {
  const { t } = useTranslation('requests');
  return (
    <div className="page py-4">
      <ErrorAlert error={error} />
      <EmptyState
        picture="/art/not-found.svg"
        title={t('finance.gone.title')}
        action={
          <Link to="/propertielist" search={{}} className={buttonClasses({ tall: true })}>
            {t('finance.gone.browse')}
          </Link>
        }
        second={
          <Link to="/propertyrequest" search={{}} className={buttonClasses({ variant: 'quiet' })}>
            {t('finance.gone.request')}
          </Link>
        }
      >
        {t('finance.gone.text')}
      </EmptyState>
    </div>
  );
}

/**
 * The listing to be financed: the public one, or the one that its tenant sees, coming from the
 * rental's screen (services §2). `gone` is the 404 of one that the user can't see; `isOwners`: it
 * is not on offer and belongs to the user.
 */
function useFinancedListing(id: number) {
  const { query, detail, head } = usePropertyDetail(id);
  const gone = query.error?.status === 404 ? query.error : null;
  const rental = useQuery({
    ...endpointQuery('rentals.retrieve', { params: { id } }, PROPERTIES_SCOPE),
    enabled: head !== null && !isAvailable(head) && !gone,
    retry: false,
  });
  return {
    listing: gone || rental.isLoading ? null : head,
    /** For the calculator. */
    detail: gone ? null : detail,
    gone,
    isOwners: rental.data?.property.role === 'owner',
    error: gone ? null : query.error,
    retry: () => void query.refetch(),
  };
}

/** Whether an error says that the listing is no longer available. */
function isOfGoneListing({ number }: ApiError): boolean {
  const { propertySold, propertyRented, propertyNotFound } = errorNumbers;
  return number === propertySold || number === propertyRented || number === propertyNotFound;
}

/** services §4: the dialog that confirms that the request was received. */
function FinanceSent({ id, onClose }: { id: number | null; onClose: () => void }) {
  const { t } = useTranslation(['requests', 'shell']);
  return (
    <StateSheet
      open={id !== null}
      onOpenChange={onClose}
      title={t('finance.sent.title')}
      closeLabel={t('shell:close')}
      tone="success"
      icon={<Check aria-hidden />}
      text={
        id === null ? null : t('finance.sent.text', { number: `\u2066${requestNumber('finance', id)}\u2069` })
      }
      actions={
        id === null ? null : (
          <>
            <Link
              to="/myrequests"
              search={{ category: 'finance', id }}
              className={buttonClasses({ tall: true, block: true })}
            >
              {t('finance.sent.open')}
            </Link>
            <Button variant="quiet" block onClick={onClose}>
              {t('finance.sent.close')}
            </Button>
          </>
        )
      }
    />
  );
}
