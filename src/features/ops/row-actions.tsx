import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ActForm } from './act-form.tsx';
import { useDecided } from './use-act.ts';
import { useVerbForms } from './verb-forms.ts';

interface RowActionsProps {
  verbs: readonly string[];
  /** Arguments without fields: the item's id or code. */
  fixed: Record<string, string>;
  about: string;
  seen?: string;
  /** By verb: initial values of its form. */
  initial?: Record<string, Record<string, string>>;
  /** The row itself. */
  children: ReactNode;
}

/** A row of a list with a button for each of its verbs; the pressed one's form opens under it. */
export function RowActions({ verbs, fixed, about, seen, initial = {}, children }: RowActionsProps) {
  const [open, setOpen] = useState<string | null>(null);
  const forms = useVerbForms(verbs);
  const { isOld, markDecided } = useDecided(seen);
  const shown = forms.find(({ verb }) => verb === open);
  return (
    <li className="py-3 sm:py-2">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1 text-small">
        {children}
        <span className="flex">
          {forms.map((form) => (
            <Button
              key={form.verb}
              variant="quiet"
              aria-expanded={form.verb === open}
              disabled={isOld}
              onClick={() => setOpen(form.verb === open ? null : form.verb)}
            >
              {form.press}
            </Button>
          ))}
        </span>
      </div>
      {shown ? (
        <div className="max-w-form py-3">
          <ActForm
            key={shown.verb}
            form={shown}
            about={about}
            fixed={fixed}
            {...(seen !== undefined && { seen })}
            initial={initial[shown.verb] ?? {}}
            onDone={() => {
              setOpen(null);
              markDecided();
            }}
            onCancel={() => setOpen(null)}
          />
        </div>
      ) : null}
    </li>
  );
}
