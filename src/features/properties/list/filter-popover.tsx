import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { focusFirstError } from '../../../ui/focus-field.ts';
import { FILTER_FIELDS } from './filter-fields.tsx';
import type { ListNames } from './list-parameters.ts';
import { keysOf, type ListQuery, type PopoverName } from './list-parameters.ts';
import { useFilterDraft } from './use-filter-draft.ts';

interface FilterPopoverProps {
  name: PopoverName;
  title: string;
  query: ListQuery;
  names: ListNames;
  /** `hasMoved`: another element already has the focus. */
  onClose: (hasMoved?: boolean) => void;
}

const FOCUSABLE = 'input:not([tabindex="-1"]), button';

/**
 * One filter under its chip on a wide screen, with the count of matches. Escape or a press outside
 * closes it.
 */
export function FilterPopover({ name, title, query, names, onClose }: FilterPopoverProps) {
  const { t } = useTranslation(['properties', 'search']);
  const box = useRef<HTMLFormElement>(null);
  const { draft, setDraft, apply, found } = useFilterDraft(query, true);
  const Field = FILTER_FIELDS[name];
  useEffect(() => {
    const form = box.current;
    const chosen = form?.querySelector<HTMLElement>('input:checked, [aria-pressed="true"]');
    (chosen ?? form?.querySelector<HTMLElement>(FOCUSABLE))?.focus();
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !form?.parentElement?.contains(target)) onClose(true);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [onClose]);
  const clear = () =>
    setDraft({ ...draft, ...Object.fromEntries(keysOf(name).map((key) => [key, undefined])) });
  const leaveByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  };
  return (
    <form
      ref={box}
      noValidate
      aria-label={title}
      onKeyDown={leaveByEscape}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.parentElement?.contains(relatedTarget)) onClose(true);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (!focusFirstError(event.currentTarget) && apply()) onClose();
      }}
      className={cx(
        'absolute start-0 top-full z-(--z-fab) mt-2 rounded-card bg-surface p-5 shadow-float',
        name === 'type' ? 'w-120' : 'w-100',
      )}
    >
      <h2 className="mb-3 text-title-3">{title}</h2>
      <Field value={draft} set={(part) => setDraft({ ...draft, ...part })} names={names} />
      <div className="mt-5 flex gap-2">
        <Button type="submit" className="flex-1">
          {found}
        </Button>
        <Button variant="quiet" onClick={clear}>
          {t('search:filters.reset')}
        </Button>
      </div>
      <span role="status" className="sr-only">
        {found}
      </span>
    </form>
  );
}
