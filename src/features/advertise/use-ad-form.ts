import { useEffect, useMemo, useRef, useState } from 'react';
import { focusFirstFault } from '../../ui/first-fault.ts';
import type { AdField } from './ad-fields.ts';
import { createAdForm, type FaultWords } from './ad-form.ts';
import type { Fault, Faults } from './ad-rules.ts';
import { useRuleWords } from './use-rule-words.ts';

/** The form of an ad over its draft. Showing faults moves the focus to the first field that has one. */
export function useAdForm(propertyId: number | null) {
  const words = useRuleWords();
  const form = useMemo(() => createAdForm(propertyId), [propertyId]);
  const box = useRef<HTMLFormElement>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (turn > 0) focusFirstFault(box.current);
  }, [turn]);

  const show = (faults: FaultWords) => {
    form.showFaults(faults);
    setTurn((last) => last + 1);
  };
  return {
    form,
    box,
    show,
    /** Shows what the form's own rules found; answers whether there is any. */
    showOwn: (found: Faults): boolean => {
      const entries = Object.entries(found) as [AdField, Fault][];
      if (entries.length === 0) return false;
      show(Object.fromEntries(entries.map(([name, fault]) => [name, words(name, fault)])));
      return true;
    },
    /** For a step that has come with its faults. */
    focusFault: () => focusFirstFault(box.current),
    forget: () => form.showFaults({}),
  };
}
