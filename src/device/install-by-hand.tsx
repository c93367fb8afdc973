import { CircleCheck, Share, SquarePlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Sheet } from '../ui/sheet.tsx';
import { Tile } from '../ui/tile.tsx';

/** Whether the app can only be installed from Safari's menu: on iPhone and iPad, in the browser. */
export function isInstalledByHand({
  userAgent,
  maxTouchPoints,
  standalone,
}: {
  userAgent: string;
  maxTouchPoints: number;
  /** Apple's `navigator.standalone`; undefined elsewhere. */
  standalone?: boolean;
}): boolean {
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isApple && standalone === false;
}

interface InstallStepsProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The steps to install by hand on an iPhone or iPad. */
export function InstallSteps({ isOpen, onOpenChange }: InstallStepsProps) {
  const { t } = useTranslation('device');
  return (
    <Sheet open={isOpen} onOpenChange={onOpenChange} title={t('install.steps.title')} closeLabel={t('close')}>
      <ol className="flex flex-col gap-3 pt-2 pb-8">
        <Step icon={<Share />}>{t('install.steps.share')}</Step>
        <Step icon={<SquarePlus />}>{t('install.steps.add')}</Step>
        <Step icon={<CircleCheck />}>{t('install.steps.confirm')}</Step>
      </ol>
    </Sheet>
  );
}

function Step({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-3">
      <Tile tone="palm" round>
        {icon}
      </Tile>
      <span>{children}</span>
    </li>
  );
}
