import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpsItem } from '../../../contract/ops.ts';
import { daysAfter, riyadhDay } from '../../../contract/riyadh.ts';
import type { ApiError } from '../../api/api-error.ts';
import { NeedsConnection } from '../../device/offline.tsx';
import { serverNow } from '../../lib/server-now.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Money } from '../../ui/money.tsx';
import { useToast } from '../../ui/toast.tsx';
import { ActForm } from './act-form.tsx';
import { rentSum } from './rent-sum.ts';
import { useAct } from './use-act.ts';
import { type ConsoleVerb, formOf, knownVerbs } from './verb-forms.ts';

interface ItemActionsProps {
  item: OpsItem;
  onDone: () => void;
  onRefused: (error: ApiError) => void;
}

/** A day in Riyadh, so many from today. */
const dayIn = (days: number) => daysAfter(riyadhDay(serverNow()), days);

/** What a form knows before anything is typed. */
function initialOf(item: OpsItem, verb: ConsoleVerb): Record<string, string> {
  switch (verb) {
    case 'ads approve': {
      // The licence that the advertiser gave, until the day that he gave; else for a year, as most are.
      const given = (wanted: string) => item.facts.find(({ name }) => name === wanted)?.value;
      const licence = given('givenLicence');
      const expires = String(given('givenLicenceExpiry') ?? '');
      return {
        ...(licence !== undefined && { licence: String(licence) }),
        expires: expires >= dayIn(0) ? expires : dayIn(365),
      };
    }
    case 'tenancies record':
      return { start: dayIn(0), term: '1', unit: 'year', every: 'half-yearly' };
    case 'tenancies paid':
      return { due: item.choices[0]?.value ?? '', on: dayIn(0) };
    case 'tenancies end':
      return { on: dayIn(0) };
    default:
      return {};
  }
}

/** How a verb names the thing: requests have ids by their kind; what is written down of a home names it so. */
function fixedOf({ kind, id }: OpsItem, verb: ConsoleVerb): Record<string, string> {
  if (verb === 'owners set' || verb === 'tenancies record') return { property: String(id) };
  const [, ofRequest] = /^requests-(.*)$/.exec(kind) ?? [];
  return { id: String(id), ...(ofRequest !== undefined && { kind: ofRequest }) };
}

const MOST_STUCK = 2;
const reveal = (bar: HTMLElement | null) => bar?.scrollIntoView({ block: 'start' });
const rentSummary = (given: Record<string, string>) => <RentSummary given={given} />;

/** What can be done to a thing now: a press, or a form in the bar's own place. */
export function ItemActions({ item, onDone, onRefused }: ItemActionsProps) {
  const { t } = useTranslation('ops');
  const toast = useToast();
  const [open, setOpen] = useState<ConsoleVerb | null>(null);
  const { mutate, isPending, variables } = useAct();
  const verbs = knownVerbs(item.actions);
  if (verbs.length === 0) return null;
  const press = (verb: ConsoleVerb) => {
    const { fields, asks } = formOf(verb);
    if (asks || fields.length > 0) {
      setOpen(verb);
      return;
    }
    if (isPending) return;
    mutate(
      { verb, args: fixedOf(item, verb), seen: item.seen },
      {
        onSuccess: () => {
          toast.show({ message: t(`verbs.${verb}.done`) });
          onDone();
        },
        onError: onRefused,
      },
    );
  };
  const shown = open && verbs.includes(open) ? open : null;
  // One that is higher than a phone can't stick to its edge: its head would be out of reach.
  const isLong = shown !== null && formOf(shown).fields.length > MOST_STUCK;
  return (
    <div
      ref={isLong ? reveal : undefined}
      data-dock={isLong ? undefined : 'action'}
      className={cx(
        'border-t border-line bg-surface px-gutter py-3 pb-[calc(12px+var(--safe-bottom))] lg:px-6',
        !isLong && 'sticky bottom-0 z-(--z-bar)',
      )}
    >
      {shown ? (
        <ActForm
          key={shown}
          isWide={isLong}
          verb={shown}
          about={`${item.kind}/${item.id}`}
          fixed={fixedOf(item, shown)}
          choices={item.choices}
          initial={initialOf(item, shown)}
          seen={item.seen}
          summary={shown === 'tenancies record' ? rentSummary : undefined}
          question={formOf(shown).asks ? t(`verbs.${shown}.ask` as 'verbs.orders done.ask') : null}
          onDone={() => {
            setOpen(null);
            onDone();
          }}
          onRefused={(error) => {
            if (error.fields.seen || error.status === 409) setOpen(null);
            onRefused(error);
          }}
          onCancel={() => setOpen(null)}
        />
      ) : (
        <>
          <NeedsConnection calls={['ops.act']} />
          <div className="flex flex-wrap gap-2">
            {verbs.map((verb, place) => {
              const isDanger = formOf(verb).look === 'danger';
              return (
                <Button
                  key={verb}
                  variant={isDanger ? 'danger' : place === 0 ? 'primary' : 'second'}
                  className={isDanger ? 'bg-danger-tint text-on-danger-tint!' : undefined}
                  busy={isPending && variables?.verb === verb}
                  busyLabel={t('sending')}
                  onClick={() => press(verb)}
                >
                  {t(`verbs.${verb}.press`)}
                </Button>
              );
            })}
          </div>
        </>
      )}
    </div>
  );
}

/** What a tenancy that is being written down comes to: so many payments, and all of it. */
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
