import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateAndTime } from '../../../contract/calendar-dates.ts';
import type { OpsNote } from '../../../contract/ops.ts';
import type { OpsNoted } from '../../../contract/ops-queues.ts';
import { mayDo } from '../../../contract/ops-roles.ts';
import { Button } from '../../ui/button.tsx';
import { ActForm } from './act-form.tsx';
import { RowActions } from './row-actions.tsx';
import { useOpsRole } from './use-ops-role.ts';
import { useVerbForms } from './verb-forms.ts';

/** Above the bar of the decisions. */
export const reveal = (form: HTMLElement | null) => form?.scrollIntoView({ block: 'center' });

interface NotesProps {
  about: OpsNoted;
  itemId: number;
  notes: readonly OpsNote[];
}

/** What operators tell each other about a person, an ad or an order. */
export function Notes({ about, itemId, notes }: NotesProps) {
  const { t, i18n } = useTranslation('ops');
  const title = useId();
  const role = useOpsRole();
  const [isOpen, setOpen] = useState(false);
  const [form] = useVerbForms(['notes add']);
  const mayWrite = role !== null && mayDo(role, about);
  if (notes.length === 0 && !(mayWrite && form)) return null;
  const close = () => setOpen(false);
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="text-small-strong text-ink-2">
        {t('notes')}
      </h2>
      <ul className="mt-1 max-w-180 divide-y divide-line">
        {notes.map(({ id, text, who, at }) => (
          <RowActions
            key={id}
            verbs={mayWrite ? ['notes remove'] : []}
            fixed={{ about, note: String(id) }}
            about={`notes/${id}`}
          >
            <p className="min-w-0 basis-full text-read wrap-break-word whitespace-pre-line">
              <bdi>{text}</bdi>
            </p>
            <span className="text-ink-2">{who}</span>
            <time dateTime={at} className="text-caption text-ink-2">
              {dateAndTime(at, i18n.language)}
            </time>
          </RowActions>
        ))}
      </ul>
      {!form || !mayWrite ? null : isOpen ? (
        <div ref={reveal} className="max-w-form py-3">
          <ActForm
            form={form}
            about={`${about}/${itemId}`}
            fixed={{ about, item: String(itemId) }}
            onDone={close}
            onCancel={close}
          />
        </div>
      ) : (
        <Button variant="quiet" className="-ms-3" onClick={() => setOpen(true)}>
          {form.press}
        </Button>
      )}
    </section>
  );
}
