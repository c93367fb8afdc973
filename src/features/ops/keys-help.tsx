import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/icon-button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { OPS_KEYS, type OpsKey, useKeys } from './use-keys.ts';

const KEYS = Object.keys(OPS_KEYS) as OpsKey[];

/** A button, and the key `?`, that list what each key does. */
export function KeysHelp() {
  const { t } = useTranslation('ops');
  const [isOpen, setOpen] = useState(false);
  useKeys({ '?': () => setOpen(true) });
  return (
    <>
      <IconButton
        label={t('keys.title')}
        aria-keyshortcuts="?"
        className="text-ink-2 max-lg:hidden"
        onClick={() => setOpen(true)}
      >
        <Keyboard aria-hidden className="icon-20" />
      </IconButton>
      <Sheet
        open={isOpen}
        onOpenChange={setOpen}
        title={t('keys.title')}
        closeLabel={t('keys.close')}
        bodyClassName="pt-4 pb-6"
      >
        <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-3 text-body">
          {KEYS.map((key) => (
            <div key={key} className="contents">
              <dt>
                <kbd
                  dir="ltr"
                  className="grid h-8 min-w-8 place-items-center rounded-thumb bg-sunken px-2 text-small-strong ring-line-strong"
                >
                  {key.toUpperCase()}
                </kbd>
              </dt>
              <dd>{t(`keys.${OPS_KEYS[key]}`)}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-5 text-small text-ink-2">{t('keys.note')}</p>
      </Sheet>
    </>
  );
}
