import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, linkOptions, useLocation } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageIn, pageSearch } from '../../lib/page-in-address.ts';
import { NumberedPager } from '../../shell/numbered-pager.tsx';
import { QueryFrame } from '../../shell/query-frame.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { DeleteSheet } from './delete-sheet.tsx';
import { MyAdCard } from './my-ad-card.tsx';
import { MyAdsEmpty } from './my-ads-empty.tsx';
import { adQueries } from './queries.ts';
import { RenewSheet } from './renew-sheet.tsx';
import { useAdDeletion } from './use-ad-deletion.ts';

const account = getRouteApi('/_shell/_account');

/** /propertie and /advertisements (services §2, DESIGN §6): the person's own ads, newest first. */
export function MyAdsScreen() {
  const { t } = useTranslation('ads');
  const { pathname } = useLocation();
  const search: { renew?: unknown } = account.useSearch();
  const page = pageIn(search);
  const list = useQuery({ ...adQueries.mine(page), placeholderData: keepPreviousData });
  const deletion = useAdDeletion(list.data?.myProperties);
  // The address of a notice, or of the ad's own screen, opens the form.
  const [renewed, setRenewed] = useState({
    id: Number(search.renew) || 0,
    isOpen: Boolean(Number(search.renew)),
  });
  return (
    <>
      <ScreenBar title={t('title')} />
      <div ref={deletion.box}>
        <QueryFrame query={list} failed={t('failed')} bones={<ListSkeleton />} className="pt-2 pb-page">
          {(data) =>
            data.myProperties.length === 0 ? (
              <MyAdsEmpty page={page} />
            ) : (
              <>
                <Link
                  to="/propertiecreate"
                  className={buttonClasses({ variant: 'second', block: true, className: 'mb-4 sm:w-auto!' })}
                >
                  <Plus aria-hidden />
                  {t('add')}
                </Link>
                <ul
                  aria-busy={list.isPlaceholderData}
                  className={cx('card-grid', list.isPlaceholderData && 'opacity-60')}
                >
                  {data.myProperties.map((ad) => (
                    <li key={ad.id} className="min-w-0">
                      <MyAdCard
                        ad={ad}
                        statusChoices={data.statusChoices}
                        onRenew={() => setRenewed({ id: ad.id, isOpen: true })}
                        onDelete={() => deletion.ask(ad)}
                      />
                    </li>
                  ))}
                </ul>
                <NumberedPager
                  page={page}
                  shown={data.myProperties.length}
                  link={(other) =>
                    linkOptions({
                      to: pathname === '/advertisements' ? pathname : '/propertie',
                      search: pageSearch(other),
                    })
                  }
                />
              </>
            )
          }
        </QueryFrame>
      </div>
      <DeleteSheet {...deletion.sheet} />
      {renewed.id > 0 ? (
        <RenewSheet
          propertyId={renewed.id}
          title={list.data?.myProperties.find(({ id }) => id === renewed.id)?.title}
          isOpen={renewed.isOpen}
          onOpenChange={(isOpen) => setRenewed({ ...renewed, isOpen })}
        />
      ) : null}
    </>
  );
}

const BONES = ['a', 'b', 'c'];

function ListSkeleton() {
  const { t } = useTranslation('ads');
  return (
    <Loading label={t('loading')} className="pt-2">
      <Skeleton className="mb-4 h-12 rounded-field" />
      <div className="card-grid">
        {BONES.map((bone) => (
          <Skeleton key={bone} className="h-60 rounded-card" />
        ))}
      </div>
    </Loading>
  );
}
