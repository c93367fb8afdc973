import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpsForm, OpsItem } from '../../../contract/ops.ts';
import type { ApiError } from '../../api/api-error.ts';
import { useDraft } from '../../device/draft-store.ts';
import { NeedsConnection } from '../../device/offline.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Money } from '../../ui/money.tsx';
import { useToast } from '../../ui/toast.tsx';
import { forgetUndone, undoneDraft } from './act-draft.ts';
import { ActForm } from './act-form.tsx';
import { OPS_HELD } from './held-by.tsx';
import { rentSum } from './rent-sum.ts';
import { useAct, useDecided } from './use-act.ts';
import { useKeys } from './use-keys.ts';
import { useVerbForms } from './verb-forms.ts';

interface ItemActionsProps {
  item: OpsItem;
  /** The operator begins to act on it. */
  onBegin: () => void;
  onDone: () => void;
  onRefused: (error: ApiError) => void;
}

/**
 * The arguments that name the item: requests need their kind too; forms about a home name the
 * property.
 */
export function fixedOf(
  { kind, id }: Pick<OpsItem, 'kind' | 'id'>,
  { isOfHome }: Pick<OpsForm, 'isOfHome'>,
): Record<string, string> {
  if (isOfHome) return { property: String(id) };
  const [, ofRequest] = /^requests-(.*)$/.exec(kind) ?? [];
  return { id: String(id), ...(ofRequest !== undefined && { kind: ofRequest }) };
}

const MOST_STUCK = 2;
const rentSummary = (given: Record<string, string>) => <RentSummary given={given} />;

/**
 * Toasts and the undo bar stand above the sticky bar, however high its form is; a long form, which
 * is not sticky, is scrolled into view instead.
 */
function useBar(isThere: boolean, isLong: boolean) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = bar.current;
    if (!isThere || !box) return;
    if (isLong) {
      box.scrollIntoView({ block: 'start' });
      return;
    }
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--dock', `${box.offsetHeight}px`));
    observer.observe(box);
    return () => {
      observer.disconnect();
      style.removeProperty('--dock');
    };
  }, [isThere, isLong]);
  return bar;
}

/** An item's current actions: a button each, or a form in place of the bar. */
export function ItemActions({ item, onBegin, onDone, onRefused }: ItemActionsProps) {
  const toast = useToast();
  const undone = useDraft(undoneDraft).about;
  // Undefined: the form of what was undone, if it was about this item.
  const [open, setOpen] = useState<string | null>();
  const { mutate, isPending, variables } = useAct();
  const forms = useVerbForms(item.actions);
  const { isOld, markDecided } = useDecided(item.seen);
  const [isByKey, setByKey] = useState(false);
  const press = (form: OpsForm, isKey = false) => {
    const { verb, ask, fields, done } = form;
    if (ask || fields.length > 0) {
      onBegin();
      setByKey(isKey);
      setOpen(verb);
      return;
    }
    if (isPending) return;
    mutate(
      { verb, args: fixedOf(item, form), seen: item.seen },
      {
        onSuccess: ({ isHeld }) => {
          forgetUndone(`${item.kind}/${item.id}`);
          if (!isHeld) toast.show({ message: done });
          markDecided();
          onDone();
        },
        onError: onRefused,
      },
    );
  };
  const shown =
    forms.find(({ verb, ask, fields }) =>
      open === undefined
        ? undone === `${item.kind}/${item.id} ${verb}` && (ask || fields.length > 0)
        : verb === open,
    ) ?? null;
  const first = forms.find(({ look }) => look !== 'danger');
  const against = forms.find(({ look }) => look === 'danger') ?? forms.find((form) => form !== first);
  const pressByKey = (form: OpsForm | undefined) => form && !shown && !isOld && press(form, true);
  useKeys({ a: () => pressByKey(first), r: () => pressByKey(against), c: onBegin });
  // A form higher than a phone can't be sticky: its head would be out of reach.
  const isLong = shown !== null && shown.fields.length > MOST_STUCK;
  const bar = useBar(forms.length > 0, isLong);
  if (forms.length === 0) return null;
  return (
    <div
      ref={bar}
      data-dock={isLong ? undefined : 'action'}
      className={cx(
        'border-t border-line bg-surface px-gutter py-3 pb-[calc(12px+var(--safe-bottom))] lg:px-6',
        !isLong && 'sticky bottom-0 z-(--z-bar)',
      )}
    >
      {shown ? (
        <ActForm
          key={shown.verb}
          isWide={isLong}
          isByKey={isByKey}
          form={shown}
          about={`${item.kind}/${item.id}`}
          fixed={fixedOf(item, shown)}
          choices={item.choices[shown.verb]}
          offers={item.offers}
          initial={item.initial[shown.verb]}
          seen={item.seen}
          summary={shown.verb === 'tenancies record' ? rentSummary : undefined}
          onDone={() => {
            setOpen(undefined);
            markDecided();
            onDone();
          }}
          onRefused={(error) => {
            if (error.number !== OPS_HELD && (error.fields.seen || error.status === 409)) setOpen(null);
            onRefused(error);
          }}
          onCancel={() => setOpen(null)}
        />
      ) : (
        <VerbButtons
          forms={forms}
          pending={isPending ? variables.verb : null}
          isDisabled={isOld}
          onPress={press}
        />
      )}
    </div>
  );
}

interface VerbButtonsProps {
  forms: OpsForm[];
  /** The verb that is being sent. */
  pending: string | null;
  isDisabled: boolean;
  onPress: (form: OpsForm) => void;
}

function VerbButtons({ forms, pending, isDisabled, onPress }: VerbButtonsProps) {
  const { t } = useTranslation('ops');
  return (
    <>
      <NeedsConnection calls={['ops.act', 'ops.claim']} />
      <div className="flex flex-wrap gap-2">
        {forms.map((form, place) => {
          const isDanger = form.look === 'danger';
          return (
            <Button
              key={form.verb}
              variant={isDanger ? 'danger' : place === 0 ? 'primary' : 'second'}
              className={isDanger ? 'bg-danger-tint text-on-danger-tint!' : undefined}
              busy={pending === form.verb}
              busyLabel={t('sending')}
              disabled={isDisabled}
              onClick={() => onPress(form)}
            >
              {form.press}
            </Button>
          );
        })}
      </div>
    </>
  );
}

/** The number of payments and the total of a tenancy being entered. */
function RentSummary({ given }: { given: Record<string, string> }) {
  const { t } = useTranslation('ops');
  const sum = rentSum(given);
  if (!sum) return null;
  return (
    <p
      role="status"
      className="flex flex-wrap items-baseline gap-x-2 rounded-field bg-sunken px-3 py-2 text-small"
    >
      <span>{t('dues.count', { count: sum.dues })}</span>
      <span aria-hidden>·</span>
      <span className="text-ink-2">{t('dues.total')}</span>
      <Money amount={sum.total} label={t('sar')} className="font-semibold" />
    </p>
  );
}
