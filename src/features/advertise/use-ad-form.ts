import { useEffect, useRef, useState } from 'react';
import { useDraft } from '../../lib/draft-store.ts';
import { adDraft, deedDraft } from './ad-draft.ts';
import type { AdField, AdFields, AdMode } from './ad-fields.ts';
import type { Fault, Faults } from './ad-rules.ts';
import { useRuleWords } from './use-rule-words.ts';

/** What every part of the form gets. */
export interface AdForm {
  mode: AdMode;
  fields: AdFields;
  /** What is wrong, in the reader's words. */
  faults: Partial<Record<AdField, string>>;
  change: (part: Partial<AdFields>) => void;
}

/** The form of an ad over its draft. Showing faults moves the focus to the first field that has one. */
export function useAdForm(propertyId: number | null) {
  const words = useRuleWords();
  const store = adDraft(propertyId);
  const draft = useDraft(store);
  const deeds = deedDraft(propertyId);
  const { receiptImage } = useDraft(deeds);
  const box = useRef<HTMLFormElement>(null);
  const [shown, setShown] = useState<{ faults: AdForm['faults']; turn: number }>({ faults: {}, turn: 0 });
  useEffect(() => {
    if (shown.turn > 0) focusFirstFault(box.current);
  }, [shown.turn]);

  const show = (faults: AdForm['faults']) => setShown(({ turn }) => ({ faults, turn: turn + 1 }));
  const form: AdForm = {
    mode: propertyId === null ? 'create' : 'edit',
    fields: { ...draft, receiptImage },
    faults: shown.faults,
    change: ({ receiptImage: picture, ...part }) => {
      if (picture !== undefined) deeds.change({ receiptImage: picture });
      if (Object.keys(part).length > 0) store.change(part);
      const names: AdField[] = [
        ...(Object.keys(part) as AdField[]),
        ...(picture === undefined ? [] : ['receiptImage' as const]),
      ];
      if (!names.some((name) => shown.faults[name])) return;
      // Typing again: the old fault no longer holds.
      setShown(({ faults, turn }) => {
        const left = { ...faults };
        for (const name of names) delete left[name];
        return { faults: left, turn };
      });
    },
  };
  return {
    form,
    draft,
    store,
    box,
    show,
    /** Shows what the form's own rules found; answers whether there is any. */
    showOwn: (found: Faults): boolean => {
      const entries = Object.entries(found) as [AdField, Fault][];
      if (entries.length === 0) return false;
      show(Object.fromEntries(entries.map(([name, fault]) => [name, words(fault)])));
      return true;
    },
    /** For a step that has come with its faults. */
    focusFault: () => focusFirstFault(box.current),
    forget: () => setShown(({ turn }) => ({ faults: {}, turn })),
  };
}

function focusFirstFault(box: HTMLElement | null): boolean {
  const first = box?.querySelector<HTMLElement>(
    '[aria-invalid="true"], button[data-invalid], [data-invalid] input, [data-invalid] button',
  );
  first?.focus({ preventScroll: true });
  first?.scrollIntoView({ block: 'center' });
  return Boolean(first);
}
