import { Link } from '@tanstack/react-router';
import { Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { timeAgo } from '../../../contract/elapsed-time.ts';
import type { Match } from '../../../contract/requests.ts';
import { serverNow } from '../../lib/server-now.ts';
import { Badge } from '../../ui/badge.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { PropertyCard } from '../properties/card/property-card.tsx';
import type { ListSearch } from '../properties/list/list-search.ts';

interface RequestMatchesProps {
  matches: readonly Match[];
  statusChoices: Record<string, string>;
  isClosed: boolean;
  /** The request as the list's filters: links to all matching listings. */
  search: ListSearch;
}

const SIZES = '(width >= 64rem) 380px, (width >= 40rem) 48vw, 94vw';

/** The listings that were found for a property request, each with why it fits. */
export function RequestMatches({ matches, statusChoices, isClosed, search }: RequestMatchesProps) {
  const { t, i18n } = useTranslation('requests');
  return (
    <section aria-labelledby="matches">
      <h2 id="matches" className="mb-3 text-title-2">
        {t('matches.title')}
      </h2>
      {matches.length === 0 ? (
        <p className="rounded-card bg-sunken p-4 text-read text-ink-2">
          {t(isClosed ? 'matches.noneClosed' : 'matches.none')}
        </p>
      ) : (
        <ul className="grid gap-6 sm:grid-cols-2">
          {matches.map(({ at, why, Property }) => (
            <li key={Property.id} className="flex min-w-0 flex-col gap-2">
              <PropertyCard property={Property} statusChoices={statusChoices} sizes={SIZES} />
              <div className="px-1">
                <p className="flex items-center gap-1.5 text-small text-ink-2">
                  <Sparkles aria-hidden className="icon-16 text-palm" />
                  <time dateTime={at}>
                    {t('matches.found', { when: timeAgo(at, serverNow(), i18n.language) })}
                  </time>
                </p>
                {why.length > 0 ? (
                  <ul aria-label={t('matches.why')} className="mt-1.5 flex flex-wrap gap-1.5">
                    {why.map((reason) => (
                      <li key={reason}>
                        <Badge tone="palm">{reason}</Badge>
                      </li>
                    ))}
                  </ul>
                ) : null}
              </div>
            </li>
          ))}
        </ul>
      )}
      {matches.length > 0 ? (
        <Link
          to="/propertielist"
          search={search}
          className={buttonClasses({ variant: 'second', block: true, className: 'mt-6' })}
        >
          {t('matches.all')}
        </Link>
      ) : null}
    </section>
  );
}
