import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { requestNumber } from '../../../contract/request-statuses.ts';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { FaceSheet } from '../../ui/face-sheet.tsx';

/** services §4: the dialog that says that the request arrived. */
export function FinanceSent({ id, onClose }: { id: number | null; onClose: () => void }) {
  const { t } = useTranslation(['requests', 'shell']);
  return (
    <FaceSheet
      open={id !== null}
      onOpenChange={onClose}
      title={t('finance.sent.title')}
      closeLabel={t('shell:close')}
      tone="success"
      icon={<Check aria-hidden />}
      text={
        id === null ? null : t('finance.sent.text', { number: `\u2066${requestNumber('finance', id)}\u2069` })
      }
      actions={
        id === null ? null : (
          <>
            <Link
              to="/myrequests"
              search={{ category: 'finance', id }}
              className={buttonClasses({ tall: true, block: true })}
            >
              {t('finance.sent.open')}
            </Link>
            <Button variant="quiet" block onClick={onClose}>
              {t('finance.sent.close')}
            </Button>
          </>
        )
      }
    />
  );
}
