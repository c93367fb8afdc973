import { Outlet } from '@tanstack/react-router';
import { AccountMenuHost, useAccountMenu } from './account-menu-host.tsx';
import { BottomTabs } from './bottom-tabs.tsx';
import { CompactFooter, Footer } from './footer.tsx';
import { MainLandmark } from './main-landmark.tsx';
import { useScreenBars } from './screen-bars.ts';
import { TopNavigation } from './top-navigation.tsx';

/** The bars round a screen: top navigation from 1024 px, tabs on phones, the footer. */
export function ShellLayout() {
  const { hasTabs, footer } = useScreenBars();
  const account = useAccountMenu();
  return (
    <div className="group/shell flex min-h-dvh flex-col">
      <TopNavigation account={account} />
      <MainLandmark className="flex-1">
        <Outlet />
      </MainLandmark>
      {footer === 'full' ? <Footer /> : footer === 'compact' ? <CompactFooter className="pb-footer" /> : null}
      {hasTabs ? <BottomTabs /> : null}
      <AccountMenuHost {...account} />
    </div>
  );
}
