import { useState } from 'react';

/**
 * A setting that is saved at once. `shown` is the user's choice from the press itself until `save`
 * settles, and `value` otherwise. A mutation's `isPending` comes a task later: a switch bound to it
 * springs back between the press and that task.
 */
export function useSetting<Value>(value: Value, save: (wanted: Value) => Promise<unknown>) {
  const [choice, setChoice] = useState<{ wanted: Value } | null>(null);
  return {
    shown: choice ? choice.wanted : value,
    isSaving: choice !== null,
    /** Never rejects: what `save` throws, its mutation shows. */
    choose: async (wanted: Value): Promise<void> => {
      const mine = { wanted };
      setChoice(mine);
      await save(wanted).catch(() => undefined);
      // A later choice may be on its way.
      setChoice((current) => (current === mine ? null : current));
    },
  };
}
