import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { DATA_TOPICS, HELD_DATA, type HeldTable, LIFETIME_DAYS } from '../../../contract/held-data.ts';
import type { Language } from '../../../contract/language.ts';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { linkClasses } from '../../ui/button.tsx';
import { ListRows } from '../../ui/list-rows.tsx';

const TABLES = Object.keys(HELD_DATA) as HeldTable[];

/** /privacy: what is held of a person, what for, how long, and who else sees it. */
export function PrivacyScreen() {
  const { t } = useTranslation('privacy');
  return (
    <>
      <ScreenBar title={t('title')} />
      <div className="page pt-2 pb-10">
        <div className="max-w-170">
          <p className="text-read">{t('intro')}</p>
          <p className="mt-2 text-read">{t('mine.text')}</p>
          <Link to="/setting" hash="data" className={linkClasses({ size: 'body' })}>
            {t('mine.link')}
          </Link>
          {DATA_TOPICS.map((topic) => (
            <section key={topic} id={topic} className="mt-8">
              <h2 className="text-title-2">{t(`topics.${topic}.title`)}</h2>
              <p className="mt-2 text-read">{t(`topics.${topic}.purpose`)}</p>
              <ListRows flush label={t(`topics.${topic}.title`)} className="mt-3">
                {TABLES.filter((table) => HELD_DATA[table].topic === topic).map((table) => (
                  <HeldRow key={table} table={table} />
                ))}
              </ListRows>
            </section>
          ))}
          <section className="mt-8">
            <h2 className="text-title-2">{t('also.title')}</h2>
            <ul className="mt-3 flex list-disc flex-col gap-2 ps-6 text-read marker:text-ink-2">
              {t('also.points', { returnObjects: true }).map((point) => (
                <li key={point} className="ps-1">
                  {point}
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </>
  );
}

function HeldRow({ table }: { table: HeldTable }) {
  const { t, i18n } = useTranslation('privacy');
  const { title, until, seenBy } = HELD_DATA[table];
  return (
    <div className="px-4 py-3">
      <h3>{title[i18n.language as Language]}</h3>
      <dl className="mt-1 grid gap-x-6 gap-y-2 text-small sm:grid-cols-2">
        <div>
          <dt className="text-ink-2">{t('until')}</dt>
          <dd>{t(`lifetime.${until}`, { days: LIFETIME_DAYS[until] })}</dd>
        </div>
        <div>
          <dt className="text-ink-2">{t('seenBy')}</dt>
          {seenBy.length > 0 ? (
            seenBy.map((reader) => <dd key={reader}>{t(`reader.${reader}`)}</dd>)
          ) : (
            <dd>{t('nobody')}</dd>
          )}
        </div>
      </dl>
    </div>
  );
}
