import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { requestNumber } from '../../../contract/request-statuses.ts';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';

/** services §4: the dialog that says that the request arrived. */
export function FinanceSent({ id, onClose }: { id: number | null; onClose: () => void }) {
  const { t } = useTranslation(['requests', 'shell']);
  return (
    <Sheet
      open={id !== null}
      onOpenChange={onClose}
      title={t('finance.sent.title')}
      closeLabel={t('shell:close')}
      header="none"
    >
      <div className="flex flex-col px-2 pt-6 text-center">
        <span className="mx-auto grid size-16 place-items-center rounded-full bg-success-tint text-on-success-tint">
          <Check aria-hidden className="icon-32" />
        </span>
        <p aria-hidden className="mt-4 text-title-1">
          {t('finance.sent.title')}
        </p>
        {id === null ? null : (
          <>
            <p className="mt-1 text-read text-balance text-ink-2">
              {t('finance.sent.text', { number: `\u2066${requestNumber('finance', id)}\u2069` })}
            </p>
            <div className="mt-6 flex flex-col gap-2">
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
            </div>
          </>
        )}
      </div>
    </Sheet>
  );
}
