import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClasses } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { adDraft, discardDraft, isTouched } from './ad-draft.ts';
import { DeleteSheet } from './delete-sheet.tsx';
import { usePhotoActs } from './use-photo-uploads.ts';

/** Above a form that continues a draft; offers to start over. */
export function RestoredNotice({ propertyId }: { propertyId: number | null }) {
  const { t } = useTranslation(['advertising', 'ads']);
  const { reset } = usePhotoActs(propertyId);
  const [isShown, setShown] = useState(() => isTouched(adDraft(propertyId).current()));
  const [isAsking, setAsking] = useState(false);
  const discard = () => {
    discardDraft(propertyId);
    reset();
    setAsking(false);
    setShown(false);
  };
  return (
    <>
      {isShown ? (
        <Notice
          icon={<RotateCcw aria-hidden />}
          className="mb-4 rounded-field"
          action={
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setAsking(true)}
              className={buttonClasses({ variant: 'quiet' })}
            >
              {t('restored.discard')}
            </button>
          }
        >
          {t('restored.text')}
        </Notice>
      ) : null}
      <DeleteSheet
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('restored.ask')}
        text={t('restored.lost')}
        confirmLabel={t('restored.discard')}
        onConfirm={discard}
      />
    </>
  );
}
