import { useTranslation } from 'react-i18next';
import { panelClasses } from '../../ui/panel.tsx';
import { Photo } from '../../ui/photo.tsx';
import { SectionHeader } from '../../ui/section-header.tsx';

interface AboutDocumentsProps {
  /** Addresses of the two pictures; null where not configured. */
  license: string | null;
  tax: string | null;
}

/** The licence and the tax certificate, each to be opened whole. */
export function AboutDocuments({ license, tax }: AboutDocumentsProps) {
  const { t } = useTranslation(['about', 'shell']);
  const documents = [
    { path: license, name: t('shell:account.license') },
    { path: tax, name: t('shell:account.tax') },
  ].flatMap(({ path, name }) => (path ? [{ path, name }] : []));
  if (documents.length === 0) return null;
  return (
    <section>
      <SectionHeader title={t('documents.title')} />
      <ul className="grid pair-grid gap-3 lg:grid-cols-4 lg:gap-6">
        {documents.map(({ path, name }) => (
          <li key={name}>
            <a
              href={path}
              target="_blank"
              rel="noreferrer"
              aria-label={t('documents.open', { document: name })}
              className={panelClasses({ pad: false, className: 'press block overflow-hidden' })}
            >
              <Photo
                path={path}
                alt=""
                missing={t('documents.missing')}
                className="bg-sunken"
                imgClassName="object-contain! p-3"
              />
              <span className="block px-4 py-3 text-body-strong">{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
