import { useTranslation } from 'react-i18next';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { AccountMenuContent } from './account-menu-content.tsx';
import { PersonBell } from './person-bell.tsx';

/** /account: the account tab of phones, which shows the account menu as a screen (DESIGN §10). */
export function AccountScreen() {
  const { t } = useTranslation('shell');
  return (
    <>
      <ScreenBar narrow title={t('nav.account')} root end={<PersonBell />} />
      <div className="page">
        <div className="mx-auto max-w-form">
          <AccountMenuContent onLeave={() => undefined} />
        </div>
      </div>
    </>
  );
}
