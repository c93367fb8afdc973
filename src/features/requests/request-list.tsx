import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, linkOptions, useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../../contract/contract.ts';
import { PAGE_SIZE } from '../../../contract/limits.ts';
import { REQUEST_CATEGORIES, type RequestCategory } from '../../../contract/request-statuses.ts';
import { NumberedPager } from '../../shell/numbered-pager.tsx';
import { QueryFrame } from '../../shell/query-frame.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { CardSkeletons } from '../../ui/card-skeleton.tsx';
import { Chip, Chips } from '../../ui/chip.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { requestQueries } from './queries.ts';
import { DocumentCard, FinanceCard, ManagementCard, PropertyRequestCard } from './request-card.tsx';
import { requestSearch } from './request-search.ts';

type Mine = Answer<'requests.mine'>;

const ROWS = {
  management: 'managementRequests',
  documents: 'documents',
  finance: 'financeRequests',
  property: 'propertyRequests',
} as const satisfies Record<RequestCategory, keyof Mine>;
const GRID = 'mt-3 card-grid';

/** services §2: the four kinds of request; the address has the chosen one. */
export function RequestList({ category, page }: { category: RequestCategory; page: number }) {
  const { t } = useTranslation('requests');
  const list = useQuery({ ...requestQueries.mine(page), placeholderData: keepPreviousData });
  return (
    <>
      <ScreenBar title={t('list.title')} />
      <div className="mx-auto w-full max-w-[calc(var(--content)+2*var(--gutter))] lg:pt-3">
        <Kinds chosen={category} data={page === 1 ? list.data : undefined} />
      </div>
      <QueryFrame
        query={list}
        failed={t('list.failed')}
        skeleton={<CardSkeletons label={t('loading')} className={GRID} heights={['h-36', 'h-36', 'h-36']} />}
        className="pb-page"
      >
        {(data) =>
          data[ROWS[category]].length === 0 ? (
            <RequestListEmpty category={category} page={page} />
          ) : (
            <>
              <ul
                aria-busy={list.isPlaceholderData}
                className={cx(GRID, 'transition-opacity', list.isPlaceholderData && 'opacity-60 delay-150')}
              >
                {cards(category, data).map((card) => (
                  <li key={card.key} className="min-w-0">
                    {card.face}
                  </li>
                ))}
              </ul>
              <AddRequest category={category} className="mt-6 max-sm:w-full" />
              <NumberedPager
                page={page}
                shown={data[ROWS[category]].length}
                link={(other) => linkOptions({ to: '/myrequests', search: requestSearch(category, other) })}
              />
            </>
          )
        }
      </QueryFrame>
    </>
  );
}

function cards(category: RequestCategory, data: Mine): { key: number; face: ReactNode }[] {
  const { managementRequestesStatus, financeStatus, propertyRequestsStatus } = data;
  if (category === 'documents') {
    return data.documents.map((request) => ({
      key: request.id,
      face: <DocumentCard request={request} labels={managementRequestesStatus} />,
    }));
  }
  if (category === 'finance') {
    return data.financeRequests.map((request) => ({
      key: request.id,
      face: <FinanceCard request={request} labels={financeStatus} />,
    }));
  }
  if (category === 'property') {
    return data.propertyRequests.map((request) => ({
      key: request.id,
      face: <PropertyRequestCard request={request} labels={propertyRequestsStatus} />,
    }));
  }
  return data.managementRequests.map((request) => ({
    key: request.id,
    face: <ManagementCard request={request} labels={managementRequestesStatus} />,
  }));
}

/** Counts are shown only if they are certain: a full page may not be all. */
function Kinds({ chosen, data }: { chosen: RequestCategory; data: Mine | undefined }) {
  const { t } = useTranslation('requests');
  const navigate = useNavigate();
  const row = useRef<HTMLDivElement>(null);
  // A shared address may have chosen one that is beyond the screen's edge.
  useEffect(() => {
    if (chosen === 'management') return;
    row.current
      ?.querySelector('[aria-pressed="true"]')
      ?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [chosen]);
  return (
    <div ref={row}>
      <Chips label={t('list.label')}>
        {REQUEST_CATEGORIES.map((category) => {
          const count = data?.[ROWS[category]].length ?? 0;
          return (
            <Chip
              key={category}
              selected={category === chosen}
              className="scroll-mx-4"
              {...(count > 0 && count < PAGE_SIZE && { count })}
              onClick={() =>
                void navigate({ to: '/myrequests', search: { ...requestSearch(category) }, replace: true })
              }
            >
              {t(`list.category.${category}`)}
            </Chip>
          );
        })}
      </Chips>
    </div>
  );
}

const PICTURE = '/art/empty-results.svg';

/**
 * Where each kind of request is made: documentation is a kind of the ad's form, financing begins at
 * a listing.
 */
const ADD = {
  management: linkOptions({ to: '/propertymanagement' }),
  documents: linkOptions({ to: '/propertiecreate', search: { step: 'documentation' } }),
  finance: linkOptions({ to: '/propertielist', search: { purpose: 'for_sale' } }),
  property: linkOptions({ to: '/propertyrequest', search: {} }),
};

interface AddRequestProps {
  category: RequestCategory;
  /** The screen's main action. */
  isFirst?: boolean;
  className?: string;
}

/** The link that makes another request of a kind. */
function AddRequest({ category, isFirst = false, className }: AddRequestProps) {
  const { t } = useTranslation('requests');
  return (
    <Link
      {...ADD[category]}
      className={buttonClasses({ tall: true, variant: isFirst ? 'primary' : 'second', className })}
    >
      <Plus aria-hidden />
      <span>{t(`list.add.${category}`)}</span>
    </Link>
  );
}

/** No request of a kind yet, or none on such a late page; with the next step. */
function RequestListEmpty({ category, page }: { category: RequestCategory; page: number }) {
  const { t } = useTranslation('requests');
  if (page > 1) {
    return (
      <EmptyState
        picture={PICTURE}
        title={t('list.emptyPage.title')}
        action={
          <Link
            to="/myrequests"
            search={{ ...requestSearch(category) }}
            className={buttonClasses({ tall: true })}
          >
            {t('list.emptyPage.first')}
          </Link>
        }
      >
        {t('list.emptyPage.text')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      picture={PICTURE}
      title={t(`list.empty.${category}.title`)}
      action={<AddRequest category={category} isFirst />}
    >
      {t(`list.empty.${category}.text`)}
    </EmptyState>
  );
}
