import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { PropertyStatus } from '../../../contract/property-entities.ts';
import type { ApiError } from '../../api/api-error.ts';
import { useOnline } from '../../device/offline.tsx';
import { useLeaveToPay } from '../../shell/pay/use-leave-to-pay.ts';
import { clearDraft } from './ad-draft.ts';
import type { AdFields } from './ad-fields.ts';
import { useSendAd } from './mutations.ts';
import { usePhotoActs, usePhotoCount } from './use-photo-uploads.ts';

/** Why an ad can't be sent yet, and the text for it. */
export interface Hold {
  by: 'network' | 'uploads' | 'failures';
  text: string;
}

/**
 * Sends the ad once its photographs are uploaded. One to be featured leads to its payment
 * (services §4); back from there shows the user's ads, where it waits. For any other it calls
 * `onSent`.
 */
export function usePublish(propertyId: number | null, onSent: (status: PropertyStatus) => void) {
  const { t } = useTranslation('advertising');
  const router = useRouter();
  const isOnline = useOnline();
  const photos = usePhotoActs(propertyId);
  const { mutate, isPending, error, reset } = useSendAd(propertyId);
  const { isLeaving, leaveTo } = useLeaveToPay();
  const onTheirWay = usePhotoCount(photos, ['waiting', 'sending']);
  const failed = usePhotoCount(photos, ['failed']);
  const isBusy = isPending || isLeaving;
  const canSend = isOnline && onTheirWay === 0 && failed === 0;

  const send = (fields: AdFields, onRefused: (error: ApiError) => void) => {
    if (isBusy || !canSend) return;
    mutate(fields, {
      onError: onRefused,
      onSuccess: ({ paymentUrl, status }) => {
        clearDraft(propertyId);
        photos.reset();
        if (paymentUrl === null) {
          onSent(status);
          return;
        }
        router.history.replace('/propertie');
        router.history.flush();
        leaveTo(paymentUrl);
      },
    });
  };
  return { send, error, reset, isBusy, hold: holdOf() };

  function holdOf(): Hold | null {
    if (!isOnline) {
      return { by: 'network', text: t(`needsConnection.${propertyId === null ? 'create' : 'edit'}`) };
    }
    if (onTheirWay > 0) return { by: 'uploads', text: t('photos.waitFor', { count: onTheirWay }) };
    return failed > 0 ? { by: 'failures', text: t('photos.mendFirst', { count: failed }) } : null;
  }
}
