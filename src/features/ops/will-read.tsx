import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Body } from '../../../contract/contract.ts';
import type { Language } from '../../../contract/language.ts';
import { useOnline } from '../../device/offline.tsx';
import { useDebounced } from '../../lib/use-debounced.ts';
import { opsQueries } from './queries.ts';

/** Debounces typing. */
const SETTLE_MS = 400;
/** A decision about one item is of interest to few. */
const MOST = 3;

/** What people will read if a decision is made as its form is now, in both languages. */
export function WillRead({ decision }: { decision: Body<'ops.rehearse'> }) {
  const { t, i18n } = useTranslation('ops');
  const settled = useDebounced(JSON.stringify(decision), SETTLE_MS);
  const isOnline = useOnline();
  const body: Body<'ops.rehearse'> = JSON.parse(settled);
  const { data } = useQuery({ ...opsQueries.rehearse(body), enabled: isOnline });
  const language = i18n.language as Language;
  const other = language === 'ar' ? 'en' : 'ar';
  // Of a moment before: it would show a text that is not sent.
  if (!data || settled !== JSON.stringify(decision)) return null;
  return data.notices.slice(0, MOST).map(({ to, text }) => (
    <section
      key={text[language]}
      className="max-h-44 overflow-y-auto rounded-field bg-sunken px-3 py-2 text-small"
    >
      <h4 className="text-caption text-ink-2">{t('willRead.to', { name: to })}</h4>
      <p className="whitespace-pre-line">{text[language]}</p>
      <details>
        <summary className="flex min-h-target cursor-pointer items-center text-caption text-ink-2">
          {t('willRead.other')}
        </summary>
        <p lang={other} dir={other === 'ar' ? 'rtl' : 'ltr'} className="whitespace-pre-line">
          {text[other]}
        </p>
      </details>
    </section>
  ));
}
