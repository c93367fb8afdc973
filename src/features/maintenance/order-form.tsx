import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { Camera, Check, ImagePlus, Trash2 } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FillIn, requiredMessage } from '../../../contract/field-messages.ts';
import type { Language } from '../../../contract/language.ts';
import {
  DEFAULT_COORDINATES,
  DEFAULT_MAP_ZOOM,
  MAINTENANCE_CALL_OUT_SAR,
  ORDER_DESCRIPTION_MAX_LENGTH,
  ORDER_IMAGE_MAX_SIDE,
  ORDER_TITLE_MAX_LENGTH,
} from '../../../contract/limits.ts';
import type { OrderType } from '../../../contract/order-statuses.ts';
import { useDraft } from '../../device/draft-store.ts';
import type { Position } from '../../device/geolocation.ts';
import { NeedsConnection } from '../../device/offline.tsx';
import { dataUrlOf } from '../../lib/data-url.ts';
import { FILE_MAX_MEGABYTES, FileError, shrinkPhoto } from '../../lib/shrink-photo.ts';
import { DraftSaved } from '../../shell/draft-saved.tsx';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { useLeaveToPay } from '../../shell/pay/use-leave-to-pay.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonClasses, linkClasses } from '../../ui/button.tsx';
import { FieldFrame, useFieldIds } from '../../ui/field-frame.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { Money } from '../../ui/money.tsx';
import { Picker } from '../../ui/picker.tsx';
import { StateSheet } from '../../ui/state-sheet.tsx';
import { Steps } from '../../ui/steps.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { PlacePickerField } from '../places/place-picker-field.tsx';
import { useCreateOrder } from './mutations.ts';
import {
  missingFields,
  type OrderDraft,
  orderDraft,
  placeOf,
  placeText,
  type RequiredField,
} from './order-draft.ts';
import { orderQueries } from './queries.ts';

const FILL_IN: Partial<Record<RequiredField, FillIn>> = { issueId: 'choose', image: 'add' };

/**
 * services §2 and §5, step 2: title, issue, description, picture and place. A draft keeps what was
 * typed.
 */
export function OrderForm({ orderType }: { orderType: OrderType }) {
  const { t, i18n } = useTranslation(['maintenance', 'shell']);
  const { data, error: issuesError, isPending: isLoading, refetch } = useQuery(orderQueries.init());
  const draft = useDraft(orderDraft);
  const [missing, setMissing] = useState<RequiredField[]>([]);
  const [sentId, setSentId] = useState<number | null>(null);
  const { send, isUnderWay, error, reset } = useSendOrder(orderType, setSentId);

  const change = (changes: Partial<OrderDraft>) => {
    orderDraft.change({ ...changes, orderType });
    setMissing((fields) => fields.filter((field) => !(field in changes)));
    if (error) reset();
  };
  const errorOf = (field: RequiredField) =>
    missing.includes(field)
      ? requiredMessage(t(`order.fields.${field}`), i18n.language as Language, FILL_IN[field])
      : error?.fields[field];

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isUnderWay) return;
    const empty = missingFields(draft);
    setMissing(empty);
    if (empty.length > 0) {
      // services §5: scrolls to the top, where missing fields are named.
      window.scrollTo({ top: 0 });
      return;
    }
    send(draft);
  };

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <div>
        <Steps total={2} current={2} label={t('order.step', { step: 2, of: 2 })} />
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-2">
          <h2 className="text-title-2">{t(`types.${orderType}.name`)}</h2>
          <Link to="/maintenances" search={{}} className={linkClasses()}>
            {t('order.changeType')}
          </Link>
        </div>
      </div>
      <NeedsConnection calls={['maintenance.create']} />
      {missing.length > 0 ? (
        <Alert
          title={t('order.notSent')}
          message={t('order.missing', {
            fields: missing.map((field) => t(`order.fields.${field}`)).join(t('order.and')),
          })}
        />
      ) : null}
      {error ? (
        <div>
          <ErrorAlert error={error} title={t('order.failed')} />
          <DraftSaved error={error} draft={orderDraft} />
        </div>
      ) : null}
      {issuesError && !data ? (
        <ErrorAlert error={issuesError} title={t('order.issuesFailed')} onRetry={() => void refetch()} />
      ) : null}
      <TextField
        label={t('order.fields.title')}
        name="title"
        placeholder={t('order.titleHint')}
        maxLength={ORDER_TITLE_MAX_LENGTH}
        value={draft.title}
        onChange={({ target }) => change({ title: target.value })}
        error={errorOf('title')}
      />
      <Picker
        variant="field"
        label={t('order.fields.issueId')}
        name="issueId"
        placeholder={t('order.issueHint')}
        texts={{ close: t('shell:close'), search: t('order.issueSearch'), nothing: t('order.issueNothing') }}
        searchable={false}
        options={(data?.issues ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        busy={isLoading}
        busyLabel={t('loading')}
        value={draft.issueId || null}
        onChange={(issueId) => change({ issueId })}
        error={errorOf('issueId')}
      />
      <TextArea
        label={t('order.fields.description')}
        name="description"
        placeholder={t('order.descriptionHint')}
        maxLength={ORDER_DESCRIPTION_MAX_LENGTH}
        value={draft.description}
        onChange={({ target }) => change({ description: target.value })}
        error={errorOf('description')}
      />
      <OrderImageField
        picture={draft.image}
        error={errorOf('image')}
        onChange={(image) => change({ image })}
      />
      <OrderPlaceField place={placeOf(draft)} onChange={(place) => change({ place })} />
      <OrderSubmit orderType={orderType} isBusy={isUnderWay} />
      <OrderSent orderId={sentId} />
    </form>
  );
}

/** Sends an order: calls `onSent` with the id of a free one; any other opens its payment page. */
function useSendOrder(orderType: OrderType, onSent: (orderId: number) => void) {
  const router = useRouter();
  const { mutate, isPending, error, reset } = useCreateOrder();
  const { isLeaving, leaveTo } = useLeaveToPay();
  const send = (draft: OrderDraft) => {
    const { title, issueId, description, image } = draft;
    const body = { title, issueId: Number(issueId), description, orderType, ...placeOf(draft) };
    mutate(
      { body, image },
      {
        onSuccess: ({ orderId, paymentUrl }) => {
          orderDraft.clear();
          if (paymentUrl === null) {
            onSent(orderId);
            return;
          }
          // Back from the gateway shows the order, which waits for its call-out, instead of the
          // completed form.
          router.history.replace(`/maintenancedetails/${orderId}`);
          router.history.flush();
          leaveTo(paymentUrl);
        },
      },
    );
  };
  return { send, isUnderWay: isPending || isLeaving, error, reset };
}

/** A mosque's order is free; for any other the call-out is paid at once. */
function OrderSubmit({ orderType, isBusy }: { orderType: OrderType; isBusy: boolean }) {
  const { t } = useTranslation(['maintenance', 'properties']);
  const isFree = orderType === 'mosque';
  return (
    <div>
      <Button type="submit" tall block busy={isBusy} busyLabel={t('order.busy')}>
        {isFree ? (
          t('order.send')
        ) : (
          <>
            {t('order.sendAndPay')}
            <Money amount={MAINTENANCE_CALL_OUT_SAR} label={t('properties:price.currency')} />
          </>
        )}
      </Button>
      <p className="mt-2 text-center text-small text-balance text-ink-2">
        {t(isFree ? 'order.mosqueNote' : 'order.payNote')}
      </p>
    </div>
  );
}

interface OrderImageFieldProps {
  /** A data: address; '' for none. */
  picture: string;
  error: string | undefined;
  onChange: (picture: string) => void;
}

/**
 * services §5: a picture of the issue, made small on the device so that a weak network can send it.
 */
function OrderImageField({ picture, error, onChange }: OrderImageFieldProps) {
  const { t } = useTranslation('maintenance');
  const [problem, setProblem] = useState<string | null>(null);
  const shownError = problem ?? error;
  const ids = useFieldIds(useId(), { error: shownError, hint: t('order.imageHint') });

  const take = async (file: File) => {
    setProblem(null);
    try {
      onChange(await dataUrlOf(await shrinkPhoto(file, { longestSide: ORDER_IMAGE_MAX_SIDE })));
    } catch (error) {
      const isTooLarge = error instanceof FileError && error.reason === 'tooLarge';
      setProblem(t(isTooLarge ? 'order.imageTooLarge' : 'order.notImage', { megabytes: FILE_MAX_MEGABYTES }));
    }
  };
  return (
    <FieldFrame label={t('order.fields.image')} ids={ids} error={shownError} hint={t('order.imageHint')}>
      <div className="flex items-center gap-4">
        {picture ? (
          // services §9: 160 px wide.
          <img
            src={picture}
            alt={t('order.preview')}
            width={160}
            height={120}
            className="aspect-photo w-40 flex-none rounded-field object-cover"
          />
        ) : null}
        <div className="flex min-w-0 flex-1 flex-col gap-2">
          <FileButton
            id={ids.control}
            variant={picture ? 'second' : 'tint'}
            tall={!picture}
            busyLabel={t('order.opening')}
            aria-describedby={ids.describedBy}
            onFile={take}
          >
            {picture ? <Camera aria-hidden /> : <ImagePlus aria-hidden />}
            <span>{t(picture ? 'order.changeImage' : 'order.addImage')}</span>
          </FileButton>
          {picture ? (
            <Button variant="danger" onClick={() => onChange('')}>
              <Trash2 aria-hidden />
              {t('order.removeImage')}
            </Button>
          ) : null}
        </div>
      </div>
    </FieldFrame>
  );
}

/** Shows street names. */
const NEAR_ZOOM = 14;
/** Shows houses. */
const OWN_ZOOM = 16;

interface OrderPlaceFieldProps {
  place: Position | null;
  /** `latitude,longitude`. */
  onChange: (place: string) => void;
}

/** services §2: the location by map. */
function OrderPlaceField({ place, onChange }: OrderPlaceFieldProps) {
  const { t } = useTranslation(['maintenance', 'places']);
  return (
    <div>
      <p className="mb-2 flex justify-between gap-2 text-small-strong">
        <span>{t('order.fields.place')}</span>
        <span className="text-caption text-ink-2">{t('order.optional')}</span>
      </p>
      <PlacePickerField
        place={place ? { ...place, zoom: NEAR_ZOOM } : { ...DEFAULT_COORDINATES, zoom: DEFAULT_MAP_ZOOM }}
        isChosen={place !== null}
        act={t(place ? 'place.change' : 'place.open')}
        hint={t('place.hint')}
        texts={{
          title: t('place.title'),
          map: t('place.map'),
          failed: t('place.failed'),
          own: t('places:position.use'),
          confirm: t('place.confirm'),
        }}
        ownZoom={OWN_ZOOM}
        note={() => t('place.move')}
        onChosen={(chosen) => onChange(placeText(chosen))}
      />
    </div>
  );
}

/** services §4: a mosque's order is free, and confirmed at once. Closing goes to the list. */
function OrderSent({ orderId }: { orderId: number | null }) {
  const { t } = useTranslation(['maintenance', 'shell']);
  const navigate = useNavigate();
  return (
    <StateSheet
      open={orderId !== null}
      onOpenChange={() => void navigate({ to: '/maintenanceslist', search: {}, replace: true })}
      title={t('sent.title')}
      closeLabel={t('shell:close')}
      tone="success"
      icon={<Check aria-hidden />}
      text={t('sent.text')}
      actions={
        <>
          {orderId === null ? null : (
            <Link
              to="/maintenancedetails/$id"
              params={{ id: String(orderId) }}
              replace
              className={buttonClasses({ tall: true, block: true })}
            >
              {t('sent.open')}
            </Link>
          )}
          <Link to="/" className={buttonClasses({ variant: 'second', tall: true, block: true })}>
            {t('sent.home')}
          </Link>
        </>
      }
    />
  );
}
