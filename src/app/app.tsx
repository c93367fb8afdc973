import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import type { i18n } from 'i18next';
import { useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { useUpdate } from '../device/register-worker.ts';
import { ToastProvider } from '../ui/toast.tsx';
import type { AppRouter } from './router.tsx';

interface AppProps {
  router: AppRouter;
  queryClient: QueryClient;
  i18n: i18n;
  /** Called once the screen is interactive; never on the server. */
  onReady?: () => void;
}

/**
 * The whole app below its providers: the same tree on the server and in the browser. While a new
 * version takes over, only says so: screens would request things, and keep the old worker busy.
 */
export function App({ router, queryClient, i18n, onReady }: AppProps) {
  useEffect(() => onReady?.(), [onReady]);
  if (useUpdate() === 'taking')
    return (
      <p role="status" className="grid min-h-dvh place-content-center">
        {i18n.t('pwa:update.taking')}
      </p>
    );
  return (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <ToastProvider>
          <RouterProvider router={router} />
        </ToastProvider>
      </QueryClientProvider>
    </I18nextProvider>
  );
}
