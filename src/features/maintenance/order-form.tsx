import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FillIn, requiredMessage } from '../../../contract/field-messages.ts';
import type { Language } from '../../../contract/language.ts';
import {
  MAINTENANCE_CALL_OUT_SAR,
  ORDER_DESCRIPTION_MAX_LENGTH,
  ORDER_TITLE_MAX_LENGTH,
} from '../../../contract/limits.ts';
import type { OrderType } from '../../../contract/order-statuses.ts';
import { useDraft } from '../../lib/draft-store.ts';
import { NeedsConnection } from '../../pwa/needs-connection.tsx';
import { DraftKept } from '../../shell/draft-kept.tsx';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { useLeaveToPay } from '../../shell/pay/use-leave-to-pay.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, linkClasses } from '../../ui/button.tsx';
import { Money } from '../../ui/money.tsx';
import { Picker } from '../../ui/picker.tsx';
import { Steps } from '../../ui/steps.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useCreateOrder } from './mutations.ts';
import { missingFields, type OrderDraft, orderDraft, placeOf, type RequiredField } from './order-draft.ts';
import { OrderImageField } from './order-image-field.tsx';
import { OrderPlaceField } from './order-place-field.tsx';
import { OrderSent } from './order-sent.tsx';
import { orderQueries } from './queries.ts';

const FILL_IN: Partial<Record<RequiredField, FillIn>> = { issueId: 'choose', image: 'add' };

/** services §2 and §5, step 2: title, issue, description, picture and place. A draft keeps what was typed. */
export function OrderForm({ orderType }: { orderType: OrderType }) {
  const { t, i18n } = useTranslation(['maintenance', 'properties', 'shell']);
  const router = useRouter();
  const { data, error: issuesError, isPending: isLoading, refetch } = useQuery(orderQueries.init());
  const draft = useDraft(orderDraft);
  const create = useCreateOrder();
  const { isLeaving, leaveTo } = useLeaveToPay();
  const [missing, setMissing] = useState<RequiredField[]>([]);
  const [sentId, setSentId] = useState<number | null>(null);
  const isUnderWay = create.isPending || isLeaving;
  const wrong = create.error?.fields ?? {};

  const change = (changes: Partial<OrderDraft>) => {
    orderDraft.change({ ...changes, orderType });
    setMissing((fields) => fields.filter((field) => !(field in changes)));
    if (create.error) create.reset();
  };
  const errorOf = (field: RequiredField) =>
    missing.includes(field)
      ? requiredMessage(t(`order.fields.${field}`), i18n.language as Language, FILL_IN[field])
      : wrong[field];

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isUnderWay) return;
    const empty = missingFields(draft);
    setMissing(empty);
    if (empty.length > 0) {
      // services §5: to the top, where what is missing is named; nothing is sent.
      window.scrollTo({ top: 0 });
      return;
    }
    const { title, issueId, description, image } = draft;
    const place = placeOf(draft);
    create.mutate(
      { body: { title, issueId: Number(issueId), description, orderType, ...place }, image },
      {
        onSuccess: ({ orderId, paymentUrl }) => {
          orderDraft.clear();
          if (paymentUrl === null) {
            setSentId(orderId);
            return;
          }
          // Back from the gateway leads to the order, which waits for its call-out, and not to a form that is done.
          router.history.replace(`/maintenancedetails/${orderId}`);
          router.history.flush();
          leaveTo(paymentUrl);
        },
      },
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
      {missing.length > 0 ? (
        <Alert
          title={t('order.notSent')}
          message={t('order.missing', {
            fields: missing.map((field) => t(`order.fields.${field}`)).join(t('order.and')),
          })}
        />
      ) : null}
      {create.error ? (
        <div>
          <ErrorAlert error={create.error} title={t('order.failed')} />
          <DraftKept error={create.error} draft={orderDraft} />
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
        words={{ close: t('shell:close'), search: t('order.issueSearch'), nothing: t('order.issueNothing') }}
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
      <div>
        <Button type="submit" tall block busy={isUnderWay} busyLabel={t('order.busy')}>
          {orderType === 'mosque' ? (
            t('order.send')
          ) : (
            <>
              {t('order.sendAndPay')}
              <Money amount={MAINTENANCE_CALL_OUT_SAR} label={t('properties:price.currency')} />
            </>
          )}
        </Button>
        <p className="mt-2 text-center text-small text-balance text-ink-2">
          {t(orderType === 'mosque' ? 'order.mosqueNote' : 'order.payNote')}
        </p>
      </div>
      <OrderSent orderId={sentId} />
    </form>
  );
}
