import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ListFilter, RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { requestNumber } from '../../../contract/request-statuses.ts';
import { OfflineNotice, useOnline } from '../../device/offline.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SuccessState } from '../../ui/success-state.tsx';
import { readListSearch } from '../properties/list/list-search.ts';
import {
  fromFilters,
  isTouched,
  type PropertyRequestFields,
  propertyRequestDraft,
} from './property-request-draft.ts';
import { PropertyRequestForm } from './property-request-form.tsx';
import { requestQueries } from './queries.ts';
import { RequestMatches } from './request-matches.tsx';
import { requestSearch } from './request-search.ts';
import { propertyRequestSearch } from './request-texts.ts';
import { useQuickNews } from './use-quick-news.ts';

const route = getRouteApi('/_shell/_account/propertyrequest');

/** /propertyrequest (services §2): the request's form, then its confirmation. */
export function PropertyRequestScreen() {
  const { t } = useTranslation('requests');
  const isOnline = useOnline();
  const [sentId, setSentId] = useState<number | null>(null);
  const start = useFormStart(fromFilters(readListSearch(route.useSearch()).query));
  return (
    <>
      <ScreenBar narrow title={t('property.title')} />
      {isOnline ? null : <OfflineNotice />}
      <div className="page pt-2 pb-page">
        <div className="mx-auto max-w-form">
          {sentId === null ? (
            <>
              <p className="pb-4 text-read text-ink-2">{t('property.text')}</p>
              {start.from === null ? null : (
                <Notice
                  icon={start.from === 'search' ? <ListFilter aria-hidden /> : <RotateCcw aria-hidden />}
                  className="rounded-field"
                  action={
                    <button
                      type="button"
                      onClick={start.again}
                      className={buttonClasses({ variant: 'quiet', className: '-my-2' })}
                    >
                      {t(start.canTakeSearch ? 'restored.useSearch' : 'restored.discard')}
                    </button>
                  }
                >
                  {t(start.from === 'search' ? 'property.fromSearch' : 'restored.text')}
                </Notice>
              )}
              <PropertyRequestForm key={start.turn} onSent={setSentId} />
            </>
          ) : (
            <Sent id={sentId} />
          )}
        </div>
      </div>
    </>
  );
}

/**
 * The form's initial values: the draft, else the address's filters, from a search without results.
 * A draft is replaced by them only if the user agrees.
 */
function useFormStart(searched: Omit<PropertyRequestFields, 'age'>) {
  const [from, setFrom] = useState<'draft' | 'search' | null>(null);
  const [turn, setTurn] = useState(0);
  const requested: PropertyRequestFields = { age: '', ...searched };
  const brings = useRef(isTouched(requested) ? requested : null);
  useEffect(() => {
    const draft = propertyRequestDraft.current();
    if (isTouched(draft)) setFrom('draft');
    else if (brings.current) {
      propertyRequestDraft.change(brings.current);
      setFrom('search');
    }
  }, []);
  const canTakeSearch = from === 'draft' && brings.current !== null;
  return {
    from,
    /** Changes when the form starts over. */
    turn,
    canTakeSearch,
    again: () => {
      propertyRequestDraft.clear();
      if (canTakeSearch && brings.current) propertyRequestDraft.change(brings.current);
      setFrom(canTakeSearch ? 'search' : null);
      setTurn(turn + 1);
    },
  };
}

function Sent({ id }: { id: number }) {
  useQuickNews();
  const { t } = useTranslation('requests');
  const { data } = useQuery(requestQueries.one('property', id));
  const hasFound = data?.request.category === 'property' && data.matches.length > 0;
  return (
    <>
      <SuccessState
        title={t('property.sent.title')}
        text={t(hasFound ? 'property.sent.found' : 'property.sent.text', {
          number: `\u2066${requestNumber('property', id)}\u2069`,
        })}
      >
        <Link to="/" className={buttonClasses({ tall: true, block: true })}>
          {t('property.sent.home')}
        </Link>
        <Link
          to="/myrequests"
          search={{ ...requestSearch('property'), id }}
          className={buttonClasses({ variant: 'second', tall: true, block: true })}
        >
          {t('property.sent.mine')}
        </Link>
      </SuccessState>
      {hasFound && data.request.category === 'property' ? (
        <div className="mt-8">
          <RequestMatches
            matches={data.matches}
            statusChoices={data.statusChoices}
            isClosed={false}
            search={propertyRequestSearch(data.request)}
          />
        </div>
      ) : null}
    </>
  );
}
