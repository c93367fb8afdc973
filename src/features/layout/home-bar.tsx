import { BrandLink } from '../../shell/brand-link.tsx';
import { LanguageButton } from '../../shell/language-button.tsx';
import { ShareAppButton } from '../../shell/share-app-button.tsx';
import { PersonBell } from './person-bell.tsx';

/** Home's bar on phones, over the hero's picture. From 1024 px the top navigation replaces it. */
export function HomeBar() {
  return (
    <div className="flex min-h-topbar items-center justify-between lg:hidden">
      <BrandLink />
      <div className="-me-3 flex items-center">
        <LanguageButton />
        <ShareAppButton />
        <PersonBell />
      </div>
    </div>
  );
}
