import { CircleAlert, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/icon-button.tsx';
import type { PhotoItem } from './photo-uploads.ts';
import { useFaultWords } from './use-fault-words.ts';

interface PhotoFaultsProps {
  /** Those that failed on the way, which their tiles offer to send again, and those that were refused. */
  items: readonly PhotoItem[];
  onDismiss: (key: string) => void;
}

/** A word for each file that has not become a photograph; the others go on. */
export function PhotoFaults({ items, onDismiss }: PhotoFaultsProps) {
  const { t } = useTranslation('advertise');
  const faultWords = useFaultWords();
  return (
    // There before its words are: a region that comes with them is not read out everywhere.
    <div role="alert">
      {items.length > 0 ? (
        <ul className="mt-2 grid gap-2">
          {items.map((item) => (
            <li
              key={item.key}
              className="flex min-h-12 items-center gap-2 rounded-field bg-danger-tint ps-3 text-small text-on-danger-tint"
            >
              <CircleAlert aria-hidden className="icon-18" />
              <span className="min-w-0 flex-1 py-2 pe-3 wrap-anywhere">
                {item.name ? (
                  <>
                    <bdi className="font-semibold">{item.name}</bdi>:{' '}
                  </>
                ) : null}
                <span>{faultWords(item)}</span>
              </span>
              {item.state === 'refused' ? (
                <IconButton
                  label={t('photos.dismiss', { name: item.name })}
                  onClick={() => onDismiss(item.key)}
                >
                  <X aria-hidden className="icon-18" />
                </IconButton>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
