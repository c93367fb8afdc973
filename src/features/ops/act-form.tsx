import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { OpsField, OpsForm } from '../../../contract/ops.ts';
import { firstOpenField, hasOpenField, hasReply, withReply } from '../../../contract/reply-fields.ts';
import type { ApiError } from '../../api/api-error.ts';
import { useDraft } from '../../device/draft-store.ts';
import { NeedsConnection } from '../../device/offline.tsx';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip, Chips } from '../../ui/chip.tsx';
import { cx } from '../../ui/cx.ts';
import { useToast } from '../../ui/toast.tsx';
import {
  actDraft,
  forgetTyped,
  forgetUndone,
  givenIn,
  keepTyped,
  typedIn,
  undoneDraft,
} from './act-draft.ts';
import { ActField } from './act-field.tsx';
import { useAct } from './use-act.ts';
import { initialOf } from './verb-forms.ts';
import { WillRead } from './will-read.tsx';

interface ActFormProps {
  form: OpsForm;
  /** What it acts on: each has a separate draft. */
  about: string;
  /** Arguments without fields. */
  fixed?: Record<string, string>;
  /** Initial values beside those of the form itself. */
  initial?: Record<string, string>;
  seen?: string;
  choices?: readonly { value: string; label: string }[] | undefined;
  /** By field: the values of a choice that are offered; without, all. */
  offers?: Record<string, string[]> | undefined;
  /** The text under the title; by default the form's question. */
  question?: ReactNode;
  /** Two fields beside each other, where there is room. */
  isWide?: boolean;
  /** It was opened by a key: digits choose ready reasons, Enter sends, Esc closes. */
  isByKey?: boolean;
  /** What sends it; by default to the one item. */
  act?: ReturnType<typeof useAct>;
  /** A summary of the current input. */
  summary?: ((given: Record<string, string>) => ReactNode) | undefined;
  onDone: () => void;
  /** Refused for a reason other than a field: another operator was faster, or it has changed. */
  onRefused?: (error: ApiError) => void;
  onCancel?: () => void;
}

/** The field with only the choices that are offered; none where there is nothing to choose. */
function offered(field: OpsField, values: string[] | undefined): OpsField[] {
  if (!values) return [field];
  const choices = field.choices?.filter(({ value }) => values.includes(value)) ?? [];
  return choices.length > 1 ? [{ ...field, choices }] : [];
}

/** Selects the first open field of what a press inserted, to be typed over. */
function selectOpenField(form: HTMLFormElement | null, name: string, value: string): void {
  const open = firstOpenField(value);
  const area = form?.querySelector<HTMLTextAreaElement>(`textarea[name="${name}"]`);
  if (!open || !area) return;
  area.focus({ preventScroll: true });
  area.setSelectionRange(open.start, open.end);
}

/** The item has changed, or the operator's role: the item's screen says so, as the form closes. */
const isOfItem = ({ status, fields }: ApiError): boolean =>
  status === 409 || status === 403 || fields.seen !== undefined;

/** What is sent: fields that hold something, and those that were emptied on purpose. */
function sentOf(fields: OpsField[], given: Record<string, string>, initial: Record<string, string>) {
  const cleared = fields.filter(({ isClearable, name }) => isClearable && initial[name]);
  return Object.fromEntries(
    Object.entries(given).filter(
      ([name, value]) => value.trim() !== '' || cleared.some((field) => field.name === name),
    ),
  );
}

interface ReadyRepliesProps {
  fields: OpsField[];
  given: Record<string, string>;
  onPress: (name: string, text: string) => void;
}

/** Chips that insert a ready reply, or take it out again. */
function ReadyReplies({ fields, given, onPress }: ReadyRepliesProps) {
  const { t } = useTranslation('ops');
  return fields.map(({ name, ready }) =>
    ready.length > 0 ? (
      <Chips key={name} label={t('readyReasons')} wrap>
        {ready.map(({ label, text }) => (
          <Chip key={label} selected={hasReply(given[name] ?? '', text)} onClick={() => onPress(name, text)}>
            {label}
          </Chip>
        ))}
      </Chips>
    ) : null,
  );
}

function FormHead({ id, title, question }: { id: string; title: string; question: ReactNode }) {
  return (
    <div>
      <h3 id={id} className="text-title-3">
        {title}
      </h3>
      {question ? <p className="mt-1 text-body text-ink-2">{question}</p> : null}
    </div>
  );
}

interface FormButtonsProps {
  form: OpsForm;
  isPending: boolean;
  onCancel: (() => void) | undefined;
}

function FormButtons({ form, isPending, onCancel }: FormButtonsProps) {
  const { t } = useTranslation('ops');
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        type="submit"
        variant={form.look === 'danger' ? 'danger' : 'primary'}
        className={form.look === 'danger' ? 'bg-danger-tint text-on-danger-tint!' : undefined}
        busy={isPending}
        busyLabel={t('sending')}
      >
        {form.do}
      </Button>
      {onCancel ? (
        <Button variant="quiet" onClick={onCancel} disabled={isPending}>
          {t('cancel')}
        </Button>
      ) : null}
    </div>
  );
}

/**
 * Says, where a form is left, that what was typed is kept. Returns the ref that is true once it
 * closes for a reason that is shown, and its cancellation.
 */
function useLeaving(form: string, onCancel: (() => void) | undefined) {
  const { t } = useTranslation('ops');
  const toast = useToast();
  const closing = useRef(false);
  const leave = useEffectEvent(() => {
    const isKept = Object.keys(typedIn(actDraft.current(), form)).length > 0;
    if (isKept && !closing.current) toast.show({ message: t('draftKept') });
  });
  useEffect(() => () => leave(), []);
  const cancel = () => {
    closing.current = true;
    onCancel?.();
  };
  return { closing, cancel: onCancel && cancel };
}

/** The form of a verb: keeps what was typed until it succeeds. */
export function ActForm({
  form,
  about,
  fixed = {},
  initial = {},
  seen,
  choices = [],
  offers = {},
  question = form.ask,
  summary,
  isWide = false,
  isByKey = false,
  act,
  onDone,
  onRefused,
  onCancel,
}: ActFormProps) {
  const { t } = useTranslation(['ops', 'shell']);
  const toast = useToast();
  const title = useId();
  const box = useRef<HTMLFormElement>(null);
  const { verb } = form;
  const fields = form.fields.flatMap((field) => offered(field, offers[field.name]));
  const key = `${about} ${verb}`;
  const undone = givenIn(useDraft(undoneDraft), key);
  const typedNow = { ...undone, ...typedIn(useDraft(actDraft), key) };
  const given: Record<string, string> = { ...initialOf(form), ...initial, ...typedNow };
  const alone = useAct();
  const { mutate, isPending, error, reset } = act ?? alone;
  const { closing, cancel } = useLeaving(key, onCancel);
  const change = (name: string, value: string) => {
    keepTyped(key, { ...given, [name]: value });
    if (error) reset();
  };
  const insert = (name: string, ready: string) => {
    const value = withReply(given[name] ?? '', ready);
    flushSync(() => change(name, value));
    selectOpenField(box.current, name, value);
  };
  const filled = sentOf(fields, given, initial);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    mutate(
      { verb, args: { ...filled, ...fixed }, ...(seen !== undefined && { seen }) },
      {
        onSuccess: ({ isHeld }) => {
          forgetTyped(key);
          forgetUndone(about);
          if (!isHeld) toast.show({ message: form.done });
          onDone();
        },
        onError: (failure) => {
          if (!isOfItem(failure)) return;
          closing.current = true;
          onRefused?.(failure);
        },
      },
    );
  };
  useLayoutEffect(() => {
    if (isByKey) box.current?.focus({ preventScroll: true });
  }, [isByKey]);
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    // Only while no field or button of it has the focus.
    if (event.target !== event.currentTarget) return;
    const [name, ready] = fields.flatMap((field) =>
      field.ready[Number(event.key) - 1] ? [field.name, field.ready[Number(event.key) - 1]?.text] : [],
    );
    if (name && ready) insert(name, ready);
    else if (event.key === 'Enter') event.currentTarget.requestSubmit();
    else if (event.key === 'Escape') cancel?.();
  };
  const isWhole = fields.every(({ name, isOptional }) => isOptional || given[name]?.trim());
  const isOpen = Object.values(filled).some(hasOpenField);
  // Only a decision about one item: of several, each person gets a notice of their own.
  const preview =
    !act && seen !== undefined && isWhole && !isOpen ? (
      <WillRead decision={{ verb, args: { ...filled, ...fixed }, seen }} />
    ) : null;
  const isElsewhere = error && fields.every(({ name }) => !error.fields[name]);
  return (
    <form
      ref={box}
      tabIndex={isByKey ? -1 : undefined}
      noValidate
      onSubmit={submit}
      onKeyDown={onKeyDown}
      aria-labelledby={title}
      data-typed={Object.keys(typedNow).length > 0 || undefined}
      className="flex flex-col gap-4 outline-none"
    >
      <FormHead id={title} title={form.title} question={question} />
      <ReadyReplies fields={fields} given={given} onPress={insert} />
      <div className={cx('grid gap-4 empty:hidden', isWide && 'max-w-180 sm:grid-cols-2')}>
        {fields.map((field) => (
          <ActField
            key={field.name}
            field={field}
            value={given[field.name] ?? ''}
            error={error?.fields[field.name]}
            choices={choices}
            onChange={(value) => change(field.name, value)}
          />
        ))}
      </div>
      {summary?.(given)}
      {isElsewhere && !(onRefused && isOfItem(error)) ? (
        <ErrorAlert error={error} title={t('failed')} />
      ) : null}
      {preview && !isWide ? preview : null}
      <NeedsConnection calls={['ops.act']} />
      <FormButtons form={form} isPending={isPending} onCancel={cancel} />
      {preview && isWide ? preview : null}
    </form>
  );
}
