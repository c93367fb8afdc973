import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdAction } from '../../../contract/ad-rules.ts';
import type { MyAd } from '../../../contract/property-entities.ts';
import type { ApiError } from '../../api/api-error.ts';
import { useErrorWords } from '../../shell/error-alert.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useConfirmAd, useMarkAd, usePayFeatured } from './mutations.ts';

/** What is done by one press; editing is a link, and deleting asks first. */
export type QuickAct = Exclude<AdAction, 'edit' | 'delete'>;

const MARKS = { hide: 'hidden', show: 'published', rented: 'rented', sold: 'sold' } as const;

/** What may be done with an ad of one's own by one press; says that it is done, or why it is not. */
export function useAdAct(ad: Pick<MyAd, 'id'>) {
  const { t } = useTranslation('ads');
  const toast = useToast();
  const errorMessage = useErrorWords();
  const mark = useMarkAd(ad.id);
  const confirm = useConfirmAd(ad.id);
  const pay = usePayFeatured(ad.id);
  const [busy, setBusy] = useState<QuickAct | null>(null);
  const act = (name: QuickAct) => {
    if (busy !== null) return;
    setBusy(name);
    const onError = (error: ApiError) => {
      setBusy(null);
      toast.show({ message: `${t('actionFailed')}. ${errorMessage(error)}` });
    };
    if (name === 'pay') {
      // Busy until the page is left.
      pay.mutate(undefined, { onError, onSuccess: ({ paymentUrl }) => window.location.assign(paymentUrl) });
      return;
    }
    const onSuccess = () => {
      setBusy(null);
      toast.show({ message: t(`done.${name}`) });
    };
    if (name === 'confirm') confirm.mutate(undefined, { onError, onSuccess });
    else mark.mutate(MARKS[name], { onError, onSuccess });
  };
  return { act, busy };
}
