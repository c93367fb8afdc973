import { type ComponentType, createContext, lazy, use, useEffect, useState } from 'react';

/** Whether the parts below were opened by the user, who must learn that their code is missing. */
export const OpenedByUser = createContext(false);

/** Dispatched on `window` where the user opened a part whose code can't be loaded. */
export const CODE_MISSING = 'code-missing';

/**
 * A part of a screen whose code loads when it is first rendered; wrap it in `Suspense`. Where the
 * code can't be loaded, such as offline, the rest of the screen stays and the part renders nothing
 * until it can: it tries again with the network, and whenever it is opened.
 */
export function lazyPart<Props extends object>(load: Load<Props>) {
  const missing = (props: Props) => <MissingPart load={load} props={props} />;
  const failed = (error: unknown) => {
    // Online it may be a fault of the code itself.
    if (globalThis.navigator?.onLine !== false) console.error(error);
    return missing;
  };
  return lazy(async () => ({ default: await load().catch(failed) }));
}

type Load<Props> = () => Promise<ComponentType<Props>>;

function MissingPart<Props extends object>({ load, props }: { load: Load<Props>; props: Props }) {
  const isOpened = use(OpenedByUser);
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (Part) return;
    const retry = (onFail: () => void) => load().then((Loaded) => setPart(() => Loaded), onFail);
    const retryOnline = () => void retry(() => undefined);
    if (isOpened) void retry(() => window.dispatchEvent(new Event(CODE_MISSING)));
    window.addEventListener('online', retryOnline);
    return () => window.removeEventListener('online', retryOnline);
  }, [Part, isOpened, load]);
  return Part ? <Part {...props} /> : null;
}
