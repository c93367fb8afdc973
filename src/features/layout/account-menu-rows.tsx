import { Download, Languages, MessageCircle, ReceiptText, Share2, ShieldCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../../contract/contract.ts';
import { InstallSteps, isInstalledByHand } from '../../device/install-by-hand.tsx';
import { useInstallPrompt } from '../../device/install-prompt.ts';
import { chooseLanguage } from '../../i18n/choose-language.ts';
import { addDeviceTexts } from '../../i18n/device-texts.ts';
import { useOtherLanguage } from '../../shell/language-button.tsx';
import { useShareLink } from '../../shell/share-link.ts';
import { ListRows, RowFace, rowClasses } from '../../ui/list-rows.tsx';
import { Sheet } from '../../ui/sheet.tsx';

type Document = { title: string; path: string };

interface AccountMenuRowsProps {
  label: string;
  settings: Answer<'settings.get'> | null;
  /** Rows of screens, after the language. */
  children: ReactNode;
}

/**
 * Language, the app's screens, support chat, share, install, and the two documents of core §2, each
 * where it is available.
 */
export function AccountMenuRows({ label, settings, children }: AccountMenuRowsProps) {
  const { t, i18n } = useTranslation(['shell', 'pwa']);
  const other = useOtherLanguage();
  const share = useShareLink();
  const { canInstall, install } = useInstallPrompt();
  const [isByHand] = useState(() => isInstalledByHand(navigator));
  const [areStepsOpen, setStepsOpen] = useState(false);
  const [document, setDocument] = useState<Document | null>(null);
  const [isDocumentOpen, setDocumentOpen] = useState(false);
  const show = (shown: Document) => {
    setDocument(shown);
    setDocumentOpen(true);
  };
  const openSteps = async () => {
    await addDeviceTexts(i18n).catch(() => undefined);
    setStepsOpen(true);
  };
  const { licenseImage, taxImage } = settings ?? {};
  const chatUrl = settings?.support.chatUrl;
  return (
    <>
      <ListRows label={label}>
        <button type="button" onClick={() => chooseLanguage(other.language)} className={rowClasses()}>
          <RowFace icon={<Languages aria-hidden />} value={<span lang={other.language}>{other.name}</span>}>
            {t('account.language')}
          </RowFace>
        </button>
        {children}
        {chatUrl ? (
          <a href={chatUrl} rel="noreferrer" target="_blank" className={rowClasses()}>
            <RowFace icon={<MessageCircle aria-hidden />}>{t('support.chat')}</RowFace>
          </a>
        ) : null}
        <button
          type="button"
          onClick={() => void share({ title: t('head.title'), url: window.location.origin })}
          className={rowClasses()}
        >
          <RowFace icon={<Share2 aria-hidden />} chevron={false}>
            {t('account.share')}
          </RowFace>
        </button>
        {canInstall || isByHand ? (
          <button
            type="button"
            onClick={() => {
              if (isByHand) void openSteps();
              else void install();
            }}
            className={rowClasses({ lines: 2 })}
          >
            <RowFace icon={<Download aria-hidden />} note={t('pwa:install.text')} chevron={false}>
              {t('pwa:install.title')}
            </RowFace>
          </button>
        ) : null}
        {licenseImage ? (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => show({ title: t('account.license'), path: licenseImage })}
            className={rowClasses()}
          >
            <RowFace icon={<ShieldCheck aria-hidden />}>{t('account.license')}</RowFace>
          </button>
        ) : null}
        {taxImage ? (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => show({ title: t('account.tax'), path: taxImage })}
            className={rowClasses()}
          >
            <RowFace icon={<ReceiptText aria-hidden />}>{t('account.tax')}</RowFace>
          </button>
        ) : null}
      </ListRows>
      <InstallSteps isOpen={areStepsOpen} onOpenChange={setStepsOpen} />
      {document ? (
        <Sheet
          open={isDocumentOpen}
          onOpenChange={setDocumentOpen}
          title={document.title}
          closeLabel={t('close')}
        >
          <img
            src={document.path}
            alt={document.title}
            className="mx-auto my-4 h-auto max-w-full rounded-thumb"
          />
        </Sheet>
      ) : null}
    </>
  );
}
