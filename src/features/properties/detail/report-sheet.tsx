import { useNavigate } from '@tanstack/react-router';
import { CircleAlert } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { REPORT_REASONS } from '../../../../contract/ad-rules.ts';
import { REPORT_DETAILS_MAX_LENGTH } from '../../../../contract/limits.ts';
import { useCall } from '../../../api/use-call.ts';
import { createDraftStore, PERSON_DRAFT_MS, useDraft } from '../../../device/draft-store.ts';
import { sessionStore } from '../../../device/session-store.ts';
import { ErrorAlert } from '../../../shell/error-alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Chip, Chips } from '../../../ui/chip.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { useToast } from '../../../ui/toast.tsx';

interface ReportSheetProps {
  propertyId: number;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Reports what is wrong with an ad: a reason and, optionally, a text. */
export function ReportSheet({ propertyId, isOpen, onOpenChange }: ReportSheetProps) {
  const { t } = useTranslation(['detail', 'shell']);
  const toast = useToast();
  const navigate = useNavigate();
  const form = useId();
  const kept = useDraft(reportDraft);
  const { reason, details } = kept.propertyId === propertyId ? kept : { reason: '', details: '' };
  const { mutate, isPending, error, reset } = useCall('reports.create', {
    onSuccess: (_, client) => void client.invalidateQueries({ queryKey: ['reports'] }),
  });
  const [isMissing, setMissing] = useState(false);
  const change = (part: { reason?: string; details?: string }) => {
    reportDraft.change({ propertyId, reason, details, ...part });
    setMissing(false);
    if (error) reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = REPORT_REASONS.find((one) => one === reason);
    setMissing(!chosen);
    if (!chosen || isPending) return;
    const trimmed = details.trim();
    mutate(
      { body: { propertyId, reason: chosen, ...(trimmed && { details: trimmed }) } },
      {
        onSuccess: () => {
          reportDraft.clear();
          onOpenChange(false);
          toast.show({
            message: t('report.sent'),
            action: { label: t('report.follow'), onPress: () => void navigate({ to: '/myreports' }) },
          });
        },
      },
    );
  };
  return (
    <Sheet
      open={isOpen}
      onOpenChange={onOpenChange}
      title={t('report.title')}
      closeLabel={t('shell:close')}
      dismissible={!isPending}
      footer={
        <Button type="submit" form={form} tall block busy={isPending} busyLabel={t('report.sending')}>
          {t('report.send')}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-4 py-4">
        {error ? <ErrorAlert key={error.message} error={error} title={t('report.failed')} /> : null}
        <div>
          <Chips label={t('report.why')} wrap>
            {REPORT_REASONS.map((one) => (
              <Chip key={one} selected={one === reason} onClick={() => change({ reason: one })}>
                {t(`report.reasons.${one}`)}
              </Chip>
            ))}
          </Chips>
          {isMissing ? (
            <p role="alert" className="mt-2 flex items-start gap-1.5 text-small-strong text-on-danger-tint">
              <CircleAlert aria-hidden className="mt-px icon-18" />
              {t('report.missing')}
            </p>
          ) : null}
        </div>
        <TextArea
          label={t('report.details')}
          name="details"
          optional={t('report.optional')}
          counted
          maxLength={REPORT_DETAILS_MAX_LENGTH}
          value={details}
          error={error?.fields.details}
          onChange={({ target }) => change({ details: target.value })}
        />
      </form>
    </Sheet>
  );
}

/** An unsent report; of one ad at a time. */
const reportDraft = createDraftStore<{ propertyId: number; reason: string; details: string }>({
  name: 'report',
  empty: { propertyId: 0, reason: '', details: '' },
  owner: sessionStore.personId,
  ttlMs: PERSON_DRAFT_MS,
});
