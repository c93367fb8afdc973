import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { KeyRound } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES, type Language } from '../../../contract/language.ts';
import { chooseLanguage } from '../../i18n/choose-language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { ThemeChoice } from '../../shell/theme-choice.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { ListRows, RowFace, rowClasses } from '../../ui/list-rows.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DataSection } from './data-section.tsx';
import { DeletionSection } from './deletion-section.tsx';
import { PasskeySection } from './passkey-section.tsx';
import { passkeyList } from './passkeys.ts';
import { SessionSection } from './session-section.tsx';

// Separate chunks, so that the first load does not list their files.
const DeviceNotifications = lazyPart(
  async () => (await import('../notifications/device-notifications.tsx')).DeviceNotifications,
);
const MarketingConsent = lazyPart(
  async () => (await import('../notifications/marketing-consent.tsx')).MarketingConsent,
);
const PriceDrops = lazyPart(async () => (await import('../notifications/price-drops.tsx')).PriceDrops);

/**
 * services §2: settings: password, language, theme, notifications on the device, and the user's
 * passkeys, sessions, a copy of their data, and the deletion of the account.
 */
export function SettingScreen() {
  const { t } = useTranslation('access');
  const { data: passkeys } = useQuery(passkeyList());
  return (
    <>
      <ScreenBar narrow title={t('setting.title')} />
      <div className="page pt-2 pb-page">
        <div className="mx-auto flex max-w-form flex-col gap-8">
          {/* A password that is off is switched on again before it can be changed. */}
          {passkeys?.isPasswordOn === false ? null : (
            <ListRows label={t('setting.security')}>
              <Link to="/changePassword" className={rowClasses()}>
                <RowFace icon={<KeyRound aria-hidden />}>{t('change.title')}</RowFace>
              </Link>
            </ListRows>
          )}
          <Panel className="flex flex-col gap-5">
            <LanguageChoice />
            <ThemeChoice />
          </Panel>
          <Panel className="flex flex-col gap-5">
            <NotificationsPart />
          </Panel>
          <PasskeySection />
          <SessionSection />
          <DataSection />
          <DeletionSection />
        </div>
      </div>
    </>
  );
}

/**
 * The bell has usually loaded these texts; a user who opens the screen directly sees a skeleton.
 */
function NotificationsPart() {
  // As high as the three parts, so that what is below keeps its place.
  const skeleton = ['h-16 lg:h-14', 'h-27', 'h-21 lg:h-16'].map((height) => (
    <Skeleton key={height} className={`${height} rounded-field`} />
  ));
  return useTexts('account') ? (
    <Suspense fallback={skeleton}>
      <DeviceNotifications place="own" />
      <PriceDrops />
      <MarketingConsent />
    </Suspense>
  ) : (
    skeleton
  );
}

/** Each language's name in that language. */
const NAMES: Record<Language, string> = { ar: 'العربية', en: 'English' };

/** core §1: Arabic or English; stores the choice and reloads. */
function LanguageChoice() {
  const { t, i18n } = useTranslation('shell');
  return (
    <Segmented
      label={t('account.language')}
      labelHidden={false}
      options={LANGUAGES.map((language) => ({
        value: language,
        label: <span lang={language}>{NAMES[language]}</span>,
      }))}
      value={i18n.language as Language}
      onChange={chooseLanguage}
    />
  );
}
