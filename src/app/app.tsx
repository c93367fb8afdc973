import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import type { i18n } from 'i18next';
import { useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { ToastProvider } from '../ui/toast.tsx';
import type { AppRouter } from './router.tsx';

interface AppProps {
  router: AppRouter;
  queryClient: QueryClient;
  i18n: i18n;
  /** Called once the screen is interactive; never on the server. */
  onReady?: () => void;
}

/** The whole app below its providers: the same tree on the server and in the browser. */
export function App({ router, queryClient, i18n, onReady }: AppProps) {
  useEffect(() => onReady?.(), [onReady]);
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
