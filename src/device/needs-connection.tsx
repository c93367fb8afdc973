import { WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { NameByOffline } from '../../contract/contract.ts';
import { Notice } from '../ui/notice.tsx';
import { useOnline } from './use-online.ts';

type Call = NameByOffline<'needs-connection'>;

interface NeedsConnectionProps {
  /** What the screen sends: only what the contract says needs a connection. */
  calls: readonly [Call, ...Call[]];
  /** What becomes of it without a network, where there is more to say than that it needs one. */
  children?: string;
}

/**
 * Over a form or a button that can do nothing without a network (DESIGN §9): says so before it is pressed; nothing
 * while there is one. tests/offline-calls.test.ts finds the calls that no screen has named here.
 */
export function NeedsConnection({ children }: NeedsConnectionProps) {
  const { t } = useTranslation('pwa');
  if (useOnline()) return null;
  return (
    <Notice icon={<WifiOff aria-hidden />} className="mb-4 rounded-field">
      <b>{t('offline.title')}</b> <span>{children ?? t('needsConnection')}</span>
    </Notice>
  );
}
