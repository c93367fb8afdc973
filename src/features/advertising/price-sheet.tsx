import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PropertyDetail } from '../../../contract/property-entities.ts';
import { useCall } from '../../api/use-call.ts';
import { createDraftStore, PERSON_DRAFT_MS, useDraft } from '../../device/draft-store.ts';
import { NeedsConnection } from '../../device/offline.tsx';
import { sessionStore } from '../../device/session-store.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { OnlineButton } from '../../shell/online-button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useFieldErrors } from '../../ui/use-field-errors.ts';
import { PropertyPrice } from '../properties/card/property-price.tsx';
import { newPriceError } from './ad-rules.ts';
import { refreshAds } from './mutations.ts';
import { PriceInput } from './price-input.tsx';
import { adQueries } from './queries.ts';
import { PRICE } from './typed-fields.ts';
import { useRuleText } from './use-rule-text.ts';

/** An unsent new price; of one ad at a time. */
const priceDraft = createDraftStore<{ propertyId: number; price: string }>({
  name: 'price',
  empty: { propertyId: 0, price: '' },
  owner: sessionStore.personId,
  ttlMs: PERSON_DRAFT_MS,
});

interface PriceSheetProps {
  propertyId: number;
  /** The ad's title, where known. */
  title: string | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Changes an ad's price and nothing else; reads the present one each time it opens. */
export function PriceSheet({ propertyId, title, isOpen, onOpenChange }: PriceSheetProps) {
  const { t } = useTranslation(['ads', 'shell']);
  return (
    <Sheet
      open={isOpen}
      onOpenChange={onOpenChange}
      title={t('actions.reprice')}
      closeLabel={t('shell:close')}
    >
      <div className="grid gap-4 pt-4 pb-6">
        <NeedsConnection calls={['advertising.reprice']} />
        {title ? <p className="text-body-strong">{title}</p> : null}
        <PresentPrice propertyId={propertyId} onDone={() => onOpenChange(false)} />
      </div>
    </Sheet>
  );
}

function PresentPrice({ propertyId, onDone }: { propertyId: number; onDone: () => void }) {
  const { t } = useTranslation('ads');
  const hasTexts = useTexts('advertising');
  const { data, error, isFetchedAfterMount, refetch } = useQuery(adQueries.edited(propertyId));
  if (data && isFetchedAfterMount && hasTexts) return <PriceForm property={data.property} onDone={onDone} />;
  if (error) {
    return <ErrorAlert error={error} title={t('reprice.loadFailed')} onRetry={() => void refetch()} />;
  }
  return (
    <Loading label={t('reprice.loading')} className="grid gap-4">
      <Skeleton className="h-6 w-1/2" />
      <Skeleton className="h-19 rounded-field" />
      <Skeleton className="h-14 rounded-field" />
    </Loading>
  );
}

/** Lets the price be typed anew; an error stands at the field, and what was typed stays. */
function PriceForm({ property, onDone }: { property: PropertyDetail; onDone: () => void }) {
  const { t } = useTranslation('ads');
  const { id, rentPeriod } = property;
  const toast = useToast();
  const ruleText = useRuleText();
  const form = useRef<HTMLFormElement>(null);
  const { errors, show, forget } = useFieldErrors<'price'>(form);
  const draft = useDraft(priceDraft);
  const present = PRICE.read(String(property.price ?? ''));
  const price = draft.propertyId === id ? draft.price : present;
  const { mutate, isPending, error, reset } = useCall('advertising.reprice', {
    onSuccess: (_, client) => {
      refreshAds(client);
      priceDraft.clear();
      toast.show({ message: t('reprice.done') });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const fault = newPriceError(price);
    const unchanged = price === present ? t('reprice.unchanged') : undefined;
    if (show({ price: fault ? ruleText('price', fault) : unchanged }) || isPending) return;
    const body = { price: price === '' ? null : Number(price) };
    mutate(
      { params: { id }, body },
      { onSuccess: onDone, onError: ({ fields }) => show({ price: fields.price }) },
    );
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      {error && !error.fields.price ? (
        <ErrorAlert key={error.message} error={error} title={t('reprice.failed')} />
      ) : null}
      <p className="flex flex-wrap items-center gap-x-2 text-ink-2">
        <span>{t('reprice.present')}</span>
        <PropertyPrice price={property.price} rentPeriod={rentPeriod} size="strong" />
      </p>
      <PriceInput
        label={t('reprice.price')}
        price={price}
        error={errors.price}
        onChange={(typed) => {
          priceDraft.change({ propertyId: id, price: typed });
          forget('price');
          if (error) reset();
        }}
      />
      {property.isShown ? <p className="text-small text-ink-2">{t('reprice.text')}</p> : null}
      <OnlineButton type="submit" tall block busy={isPending} busyLabel={t('reprice.sending')}>
        {t('reprice.send')}
      </OnlineButton>
    </form>
  );
}
