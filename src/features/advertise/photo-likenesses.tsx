import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/notice.tsx';
import type { PhotoItem } from './photo-uploads.ts';

/** A word for each photograph that is much like one of another's ad. It may stay: its advertiser knows whose it is. */
export function PhotoLikenesses({ items }: { items: readonly PhotoItem[] }) {
  const { t } = useTranslation('advertise');
  return items.map(({ key, isDuplicate }, at) =>
    isDuplicate ? (
      <Notice key={key} icon={<Copy aria-hidden />} className="mt-2 rounded-field">
        <span>{t('photos.position', { number: at + 1, total: items.length })}</span>.{' '}
        {t('photos.duplicateNote')}
      </Notice>
    ) : null,
  );
}
