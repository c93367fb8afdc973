import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdAction } from '../../../contract/ad-rules.ts';
import type { MyAd, PropertyStatus } from '../../../contract/property-entities.ts';
import type { ApiError } from '../../api/api-error.ts';
import { useCall } from '../../api/use-call.ts';
import { useErrorText } from '../../shell/error-alert.tsx';
import { useLeaveToPay } from '../../shell/pay/use-leave-to-pay.ts';
import { useToast } from '../../ui/toast.tsx';
import { refreshAds } from './mutations.ts';

/** Actions of one press; editing is a link, two others have a form, and deleting asks first. */
export type QuickAction = Exclude<AdAction, 'edit' | 'renew' | 'reprice' | 'delete' | 'restore'>;

const MARKS = { hide: 'hidden', show: 'published', rented: 'rented', sold: 'sold' } as const;

/** The label of an action: «relist» for showing a let or sold ad again, else the action itself. */
export function statusLabel<Act extends QuickAction>(act: Act, status: PropertyStatus): Act | 'relist' {
  return act === 'show' && (status === 'rented' || status === 'sold') ? 'relist' : act;
}

/**
 * Runs one-press actions on the user's ad, and shows success or the error in a toast. Taking a
 * public ad down offers an undo.
 */
export function useAdAction(ad: Pick<MyAd, 'id' | 'status'>) {
  const { t } = useTranslation('ads');
  const toast = useToast();
  const errorMessage = useErrorText();
  const params = { id: ad.id };
  const mark = useCall('advertising.mark', { onSettled: refreshAds });
  const confirm = useCall('advertising.confirm', { onSettled: refreshAds });
  const pay = useCall('advertising.pay');
  const { leaveTo } = useLeaveToPay();
  const [busy, setBusy] = useState<QuickAction | null>(null);
  const sayFailed = (error: ApiError) =>
    toast.show({ message: `${t('actionFailed')}. ${errorMessage(error)}` });
  // By promise: a mutation calls no callbacks of an unmounted screen, and the toast outlives it.
  const putBack = (from: PropertyStatus) =>
    void mark
      .mutateAsync({ params, body: { as: 'published' } })
      .then(() => toast.show({ message: t(`done.${statusLabel('show', from)}`) }), sayFailed);
  const act = (name: QuickAction) => {
    if (busy !== null) return;
    setBusy(name);
    const onError = (error: ApiError) => {
      setBusy(null);
      sayFailed(error);
    };
    if (name === 'pay') {
      pay.mutate(
        { body: { propertyId: ad.id } },
        { onError, onSuccess: ({ paymentUrl }) => leaveTo(paymentUrl) },
      );
      return;
    }
    // Undo marks it as published: so an ad that was hidden before it was let gets no undo.
    const undo = ad.status === 'published' &&
      name !== 'confirm' && { action: { label: t('undo'), onPress: () => putBack(MARKS[name]) } };
    const onSuccess = () => {
      setBusy(null);
      toast.show({ message: t(`done.${statusLabel(name, ad.status)}`), ...undo });
    };
    if (name === 'confirm') confirm.mutate({ params }, { onError, onSuccess });
    else mark.mutate({ params, body: { as: MARKS[name] } }, { onError, onSuccess });
  };
  return { act, busy };
}
