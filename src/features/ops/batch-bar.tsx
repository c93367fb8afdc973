import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpsClaimedRow, OpsForm, OpsItem } from '../../../contract/ops.ts';
import type { OpsQueue } from '../../../contract/ops-queues.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { ActForm } from './act-form.tsx';
import { useBatch } from './batch.ts';
import { kindOf } from './ops-place.ts';
import { opsQueries } from './queries.ts';
import type { Marks } from './use-marks.ts';
import { useVerbForms } from './verb-forms.ts';

interface BatchBarProps {
  queue: OpsQueue;
  rows: readonly OpsClaimedRow[];
  marks: Marks;
}

/** What all items have in common. */
const sharedOf = <Value,>(
  lists: readonly (readonly Value[])[],
  isSame: (one: Value, other: Value) => boolean,
) => (lists[0] ?? []).filter((one) => lists.every((list) => list.some((other) => isSame(one, other))));

const actionsOf = (items: readonly OpsItem[]) =>
  sharedOf(
    items.map(({ actions }) => actions),
    (one, other) => one === other,
  );
const choicesOf = (items: readonly OpsItem[], verb: string) =>
  sharedOf(
    items.map(({ choices }) => choices[verb] ?? []),
    (one, other) => one.value === other.value,
  );

/** How many rows are marked, and what can be done to all of them. */
export function BatchBar({ queue, rows, marks }: BatchBarProps) {
  const { t } = useTranslation('ops');
  const [open, setOpen] = useState<OpsForm | null>(null);
  const kind = kindOf(queue);
  const queries = useQueries({ queries: marks.ids.map((id) => opsQueries.item(kind, id)) });
  const items = queries.flatMap(({ data }) => data?.item ?? []);
  const isLoaded = items.length === marks.ids.length;
  const forms = useVerbForms(actionsOf(items)).filter(({ isForMany }) => isForMany);
  if (marks.ids.length === 0 && !open) return null;
  const count = t('batch.count', { count: marks.ids.length });
  return (
    <section
      aria-label={t('batch.label')}
      data-dock="action"
      className="flex flex-col gap-2 border-t border-line bg-surface px-gutter py-3 pb-[calc(12px+var(--safe-bottom))] lg:px-4"
    >
      <div className="flex flex-wrap items-center gap-x-1">
        <p role="status" className="min-w-0 flex-1 text-small-strong">
          {count}
        </p>
        {marks.ids.length < rows.length ? (
          <Button variant="quiet" onClick={() => marks.set(rows.map(({ id }) => id))}>
            {t('batch.all')}
          </Button>
        ) : null}
        <Button variant="quiet" onClick={() => marks.set([])}>
          {t('batch.none')}
        </Button>
      </div>
      {isLoaded && forms.length === 0 ? <p className="text-small text-ink-2">{t('batch.nothing')}</p> : null}
      {queries.some(({ error }) => error) && !isLoaded ? (
        <p role="alert" className="text-small text-on-danger-tint">
          {t('notLoaded')}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {isLoaded
          ? forms.map((form, place) => (
              <Button
                key={form.verb}
                variant={form.look === 'danger' ? 'danger' : place === 0 ? 'primary' : 'second'}
                className={form.look === 'danger' ? 'bg-danger-tint text-on-danger-tint!' : undefined}
                onClick={() => setOpen(form)}
              >
                {form.press}
              </Button>
            ))
          : null}
      </div>
      <Sheet
        open={open !== null}
        onOpenChange={(isOpen) => !isOpen && setOpen(null)}
        title={count}
        closeLabel={t('cancel')}
        bodyClassName="pt-4 pb-6"
      >
        {open ? (
          <BatchForm
            queue={queue}
            form={open}
            items={items}
            onDone={() => {
              setOpen(null);
              marks.set([]);
            }}
          />
        ) : null}
      </Sheet>
    </section>
  );
}

interface BatchFormProps {
  queue: OpsQueue;
  form: OpsForm;
  items: readonly OpsItem[];
  onDone: () => void;
}

/** The form of a verb, for several items at a time. */
function BatchForm({ queue, form, items, onDone }: BatchFormProps) {
  const { t } = useTranslation('ops');
  const act = useBatch({ kind: kindOf(queue), label: form.title, items });
  return (
    <ActForm
      form={form}
      about={`batch/${queue}`}
      choices={choicesOf(items, form.verb)}
      question={[form.ask, t('batch.ask')].filter(Boolean).join(' ')}
      act={act}
      onDone={onDone}
    />
  );
}
