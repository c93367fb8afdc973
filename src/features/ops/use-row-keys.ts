import { useEffect } from 'react';

/** j and k go down and up a list, as in a mailbox; not while something is typed. */
export function useRowKeys(ids: readonly number[], id: number | null, go: (id: number) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (
        event.target instanceof Element &&
        event.target.closest('input, textarea, select, [role="dialog"]')
      ) {
        return;
      }
      // By the key's place: it is the same one under an Arabic layout.
      const step = event.code === 'KeyJ' ? 1 : event.code === 'KeyK' ? -1 : 0;
      if (step === 0) return;
      const at = id === null ? -1 : ids.indexOf(id);
      const next = ids[at === -1 ? 0 : at + step];
      if (next !== undefined) go(next);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [ids, id, go]);
}
