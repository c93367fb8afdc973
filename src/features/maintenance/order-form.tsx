import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { Check, House, ImagePlus, X } from 'lucide-react';
import { type FormEvent, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FillIn, requiredMessage } from '../../../contract/field-messages.ts';
import type { Language } from '../../../contract/language.ts';
import {
  DEFAULT_COORDINATES,
  DEFAULT_MAP_ZOOM,
  MAINTENANCE_CALL_OUT_SAR,
  MAINTENANCE_FAST_WITHIN_MINUTES,
  MAINTENANCE_NORMAL_WITHIN_HOURS,
  ORDER_ADDRESS_MAX_LENGTH,
  ORDER_DESCRIPTION_MAX_LENGTH,
  ORDER_PHOTOS_MOST,
  ORDER_TITLE_MAX_LENGTH,
} from '../../../contract/limits.ts';
import type { OrderType } from '../../../contract/order-statuses.ts';
import { useDraft } from '../../device/draft-store.ts';
import { NeedsConnection } from '../../device/offline.tsx';
import { serverNow } from '../../lib/server-now.ts';
import { FILE_MAX_MEGABYTES, FileError } from '../../lib/shrink-photo.ts';
import { DraftSaved } from '../../shell/draft-saved.tsx';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { useLeaveToPay } from '../../shell/pay/use-leave-to-pay.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonClasses, linkClasses } from '../../ui/button.tsx';
import { Chip, Chips } from '../../ui/chip.tsx';
import { FieldFrame, useFieldIds } from '../../ui/field-frame.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
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
  savedPlaces,
} from './order-draft.ts';
import { addOrderPhoto, clearOrder, removeOrderPhoto, useOrderPhotos } from './order-photos.ts';
import { orderQueries } from './queries.ts';
import { WhenField } from './when-field.tsx';

const FILL_IN: Partial<Record<RequiredField, FillIn>> = {
  issueId: 'choose',
  photos: 'add',
  place: 'choose',
  when: 'choose',
};

/** The server's names of a field, whose messages stand at it. */
const FIELDS_OF: Record<RequiredField, string[]> = {
  title: ['title'],
  issueId: ['issueId'],
  description: ['description'],
  photos: ['image', 'photos'],
  place: ['latitude', 'longitude'],
  when: ['windowFrom'],
};

/**
 * services §2 and §5, step 2: title, issue, description, pictures, place and time. A draft keeps
 * what was typed.
 */
export function OrderForm({ orderType }: { orderType: OrderType }) {
  const { t, i18n } = useTranslation(['maintenance', 'shell']);
  const { data, error: issuesError, isPending: isLoading, refetch } = useQuery(orderQueries.init());
  const draft = useDraft(orderDraft);
  const photos = useOrderPhotos();
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
      : FIELDS_OF[field].map((name) => error?.fields[name]).find(Boolean);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isUnderWay) return;
    const empty = missingFields(draft, serverNow());
    setMissing(empty);
    if (empty.length > 0) {
      // services §5: scrolls to the top, where missing fields are named.
      window.scrollTo({ top: 0 });
      return;
    }
    send(
      draft,
      photos.map(({ photo }) => photo),
    );
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
      <OrderErrors missing={missing} error={error} />
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
      <OrderPhotosField
        photos={photos}
        error={errorOf('photos')}
        onChange={() => change({ photos: orderDraft.current().photos })}
      />
      <OrderPlaceField draft={draft} error={errorOf('place')} onChange={change} />
      <TextField
        label={t('order.fields.address')}
        name="address"
        optional={t('order.optional')}
        placeholder={t('order.addressHint')}
        maxLength={ORDER_ADDRESS_MAX_LENGTH}
        value={draft.address}
        onChange={({ target }) => change({ address: target.value })}
        error={error?.fields.address}
      />
      <WhenField
        value={draft.when}
        error={errorOf('when')}
        soon={t(`when.soonHint.${orderType}`, {
          within: orderType === 'fast' ? MAINTENANCE_FAST_WITHIN_MINUTES : MAINTENANCE_NORMAL_WITHIN_HOURS,
        })}
        onChange={(when) => change({ when })}
      />
      <OrderSubmit orderType={orderType} isBusy={isUnderWay} />
      <OrderSent orderId={sentId} />
    </form>
  );
}

interface OrderErrorsProps {
  missing: RequiredField[];
  error: ReturnType<typeof useSendOrder>['error'];
}

/** Over the fields: which are missing, or why the order was not sent. */
function OrderErrors({ missing, error }: OrderErrorsProps) {
  const { t } = useTranslation('maintenance');
  return (
    <>
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
    </>
  );
}

/** Sends an order: calls `onSent` with the id of a free one; any other opens its payment page. */
function useSendOrder(orderType: OrderType, onSent: (orderId: number) => void) {
  const router = useRouter();
  const { mutate, isPending, error, reset } = useCreateOrder();
  const { isLeaving, leaveTo } = useLeaveToPay();
  const send = (draft: OrderDraft, photos: Blob[]) => {
    const { title, issueId, description, address, when } = draft;
    const wish = { address, ...(when && { windowFrom: when }) };
    const body = { title, issueId: Number(issueId), description, orderType, ...placeOf(draft), ...wish };
    mutate(
      { body, photos },
      {
        onSuccess: ({ orderId, paymentUrl }) => {
          clearOrder();
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

interface OrderPhotosFieldProps {
  photos: ReturnType<typeof useOrderPhotos>;
  error: string | undefined;
  /** One was added or removed. */
  onChange: () => void;
}

/**
 * services §5: pictures of the issue, made small on the device so that a weak network can send
 * them.
 */
function OrderPhotosField({ photos, error, onChange }: OrderPhotosFieldProps) {
  const { t } = useTranslation('maintenance');
  const [problem, setProblem] = useState<string | null>(null);
  const shownError = problem ?? error;
  const hint = t('order.imageHint', { most: ORDER_PHOTOS_MOST });
  const ids = useFieldIds(useId(), { error: shownError, hint });
  let room = ORDER_PHOTOS_MOST - photos.length;

  const take = async (file: File) => {
    room -= 1;
    setProblem(room < 0 ? t('order.tooMany', { most: ORDER_PHOTOS_MOST }) : null);
    if (room < 0) return;
    try {
      await addOrderPhoto(file);
      onChange();
    } catch (error) {
      const isTooLarge = error instanceof FileError && error.reason === 'tooLarge';
      setProblem(t(isTooLarge ? 'order.imageTooLarge' : 'order.notImage', { megabytes: FILE_MAX_MEGABYTES }));
    }
  };
  return (
    <FieldFrame label={t('order.fields.photos')} ids={ids} error={shownError} hint={hint}>
      {photos.length > 0 ? (
        <ul className="mb-3 grid grid-cols-3 gap-2 sm:grid-cols-[repeat(auto-fill,minmax(0,160px))]">
          {photos.map(({ key, address }, at) => (
            <li key={key} className="relative aspect-photo rounded-field bg-sunken">
              <img
                src={address}
                alt={t('order.preview', { number: at + 1 })}
                className="size-full rounded-field object-cover"
              />
              <IconButton
                label={t('order.removeImage', { number: at + 1 })}
                className="absolute! -end-1 -top-1"
                onClick={() => {
                  removeOrderPhoto(key);
                  setProblem(null);
                  onChange();
                }}
              >
                <span className="grid size-7 place-items-center rounded-full bg-photo-chip text-on-photo">
                  <X aria-hidden className="icon-16" />
                </span>
              </IconButton>
            </li>
          ))}
        </ul>
      ) : null}
      {photos.length < ORDER_PHOTOS_MOST ? (
        <FileButton
          id={ids.control}
          multiple
          variant={photos.length > 0 ? 'second' : 'tint'}
          tall
          block
          busyLabel={t('order.opening')}
          aria-describedby={ids.describedBy}
          onFile={take}
        >
          <ImagePlus aria-hidden />
          <span>{t(photos.length > 0 ? 'order.moreImages' : 'order.addImage')}</span>
        </FileButton>
      ) : null}
    </FieldFrame>
  );
}

/** Shows street names. */
const NEAR_ZOOM = 14;
/** Shows houses. */
const OWN_ZOOM = 16;

interface OrderPlaceFieldProps {
  draft: OrderDraft;
  error: string | undefined;
  onChange: (changes: Partial<OrderDraft>) => void;
}

/** services §2: the location by map, or one of an earlier order. */
function OrderPlaceField({ draft, error, onChange }: OrderPlaceFieldProps) {
  const { t } = useTranslation(['maintenance', 'places']);
  const { data } = useQuery(orderQueries.list());
  const saved = useMemo(() => data && savedPlaces([...data.currentOrders, ...data.previousOrders]), [data]);
  const place = placeOf(draft);
  return (
    <div data-field="">
      <p className="mb-2 text-small-strong">{t('order.fields.place')}</p>
      {saved && saved.length > 0 ? (
        <div className="mb-3">
          <Chips label={t('place.saved')} wrap>
            {saved.map((one) => (
              <Chip
                key={one.place}
                selected={draft.place === one.place}
                icon={<House aria-hidden />}
                onClick={() => onChange({ place: one.place, address: one.address })}
              >
                {one.name}
              </Chip>
            ))}
          </Chips>
        </div>
      ) : null}
      <PlacePickerField
        place={place ? { ...place, zoom: NEAR_ZOOM } : { ...DEFAULT_COORDINATES, zoom: DEFAULT_MAP_ZOOM }}
        isChosen={place !== null}
        beginsAtOwn={place === null}
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
        onChosen={(chosen) => onChange({ place: placeText(chosen) })}
      />
      {error ? (
        <p role="alert" className="mt-1.5 text-small-strong text-on-danger-tint">
          {error}
        </p>
      ) : null}
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
