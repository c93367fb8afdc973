import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';

type ToastContent = {
  message: ReactNode;
  icon?: ReactNode;
  action?: { label: string; onPress: () => void };
  /** How long it is shown, ms; by default 5000, or 8000 with an action. */
  duration?: number;
};

type Toasts = { show: (toast: ToastContent) => void; hide: () => void };

const ToastContext = createContext<Toasts | null>(null);

/**
 * Shows one short sentence over the bottom bars: `show({ message, icon?, action? })`. A new one
 * replaces the last. Throws without a ToastProvider.
 */
export function useToast(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('useToast needs a ToastProvider above it');
  return toasts;
}

/**
 * Hides the toast, which would cover the buttons of an opening sheet. Does nothing without a
 * provider.
 */
export function useHideToast(): () => void {
  return use(ToastContext)?.hide ?? nothing;
}

const nothing = () => undefined;

/** Renders the page's one polite live region, which must exist before its first text. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<(ToastContent & { id: number }) | null>(null);
  const [held, setHeld] = useState(false);
  const count = useRef(0);
  const show = useCallback((content: ToastContent) => {
    count.current += 1;
    setToast({ ...content, id: count.current });
  }, []);
  const hide = useCallback(() => {
    setToast(null);
    setHeld(false);
  }, []);
  const toasts = useMemo(() => ({ show, hide }), [show, hide]);

  useEffect(() => {
    if (!toast || held) return;
    const timer = setTimeout(hide, toast.duration ?? (toast.action ? 8000 : 5000));
    return () => clearTimeout(timer);
  }, [toast, held, hide]);

  return (
    <ToastContext value={toasts}>
      {children}
      <div
        role="status"
        aria-live="polite"
        data-print="none"
        // Hover and focus pause the timeout: the user is reading it.
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
        className="fixed inset-x-gutter bottom-[calc(max(var(--dock),var(--safe-bottom))+12px)] z-(--z-toast) mx-auto max-w-form"
      >
        {toast ? (
          <div
            key={toast.id}
            className="flex min-h-field animate-rise items-center gap-3 rounded-card bg-ink px-4 py-3 text-small-strong text-ground shadow-float [&>svg]:icon-20"
          >
            {toast.icon}
            <span className="min-w-0 flex-1">{toast.message}</span>
            {toast.action ? (
              <button
                type="button"
                onClick={() => {
                  toast.action?.onPress();
                  hide();
                }}
                className="-my-2 grid min-h-target min-w-target flex-none place-items-center px-2 font-semibold outline-ground"
              >
                {toast.action.label}
              </button>
            ) : null}
          </div>
        ) : null}
      </div>
    </ToastContext>
  );
}
