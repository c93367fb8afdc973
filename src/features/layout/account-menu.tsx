import { useTranslation } from 'react-i18next';
import { Sheet } from '../../ui/sheet.tsx';
import { AccountMenuContent } from './account-menu-content.tsx';

interface AccountMenuProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * core §2, shell: the account menu as a sheet over any screen; on phones it is a separate screen
 * (AccountScreen).
 */
export function AccountMenu({ isOpen, onOpenChange }: AccountMenuProps) {
  const { t } = useTranslation('shell');
  return (
    <Sheet
      open={isOpen}
      onOpenChange={onOpenChange}
      title={t('nav.account')}
      closeLabel={t('close')}
      bodyClassName="bg-ground lg:rounded-b-sheet"
    >
      <AccountMenuContent onLeave={() => onOpenChange(false)} />
    </Sheet>
  );
}
