import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, linkOptions, useLocation } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MyAd } from '../../../contract/property-entities.ts';
import type { ApiError } from '../../api/api-error.ts';
import { useCall } from '../../api/use-call.ts';
import { pageIn, pageSearch } from '../../lib/page-in-address.ts';
import { useErrorText } from '../../shell/error-alert.tsx';
import { NumberedPager } from '../../shell/numbered-pager.tsx';
import { QueryFrame } from '../../shell/query-frame.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { useToast } from '../../ui/toast.tsx';
import { DeleteSheet } from './delete-sheet.tsx';
import { refreshAds } from './mutations.ts';
import { MyAdCard } from './my-ad-card.tsx';
import { PriceSheet } from './price-sheet.tsx';
import { adQueries } from './queries.ts';
import { RenewSheet } from './renew-sheet.tsx';

const account = getRouteApi('/_shell/_account');

/** /propertie and /advertisements (services §2, DESIGN §6): the user's ads, newest first. */
export function MyAdsScreen() {
  const { t } = useTranslation('ads');
  const { pathname } = useLocation();
  const search: { renew?: unknown } = account.useSearch();
  const page = pageIn(search);
  const list = useQuery({ ...adQueries.mine(page), placeholderData: keepPreviousData });
  const deletion = useAdDeletion(list.data?.myProperties);
  // A link from a notification, or the ad's screen, opens the form.
  const [renewed, setRenewed] = useState({
    id: Number(search.renew) || 0,
    isOpen: Boolean(Number(search.renew)),
  });
  const [priced, setPriced] = useState({ id: 0, isOpen: false });
  const titleOf = (id: number) => list.data?.myProperties.find((ad) => ad.id === id)?.title;
  return (
    <>
      <ScreenBar title={t('title')} />
      <div ref={deletion.box}>
        <QueryFrame query={list} failed={t('failed')} skeleton={<ListSkeleton />} className="pt-2 pb-page">
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
                        onReprice={() => setPriced({ id: ad.id, isOpen: true })}
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
          title={titleOf(renewed.id)}
          isOpen={renewed.isOpen}
          onOpenChange={(isOpen) => setRenewed({ ...renewed, isOpen })}
        />
      ) : null}
      {priced.id > 0 ? (
        <PriceSheet
          propertyId={priced.id}
          title={titleOf(priced.id)}
          isOpen={priced.isOpen}
          onOpenChange={(isOpen) => setPriced({ ...priced, isOpen })}
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

const PICTURE = '/art/empty-results.svg';

/** No ads, or none on this page; and the next step (services §2). */
function MyAdsEmpty({ page }: { page: number }) {
  const { t } = useTranslation('ads');
  const { pathname } = useLocation();
  const isBeyond = page > 1;
  return (
    <EmptyState
      picture={PICTURE}
      title={t(isBeyond ? 'emptyPage.title' : 'empty.title')}
      action={
        <Link
          to={isBeyond ? pathname : '/propertiecreate'}
          search={{}}
          className={buttonClasses({ tall: true })}
        >
          {t(isBeyond ? 'emptyPage.first' : 'add')}
        </Link>
      }
    >
      {t(isBeyond ? 'emptyPage.text' : 'empty.text')}
    </EmptyState>
  );
}

/**
 * Deletes an ad of a list after asking (services §8); the toast that reports it has an undo. The
 * focus of the removed card moves to the one in its place, the one before it, or the empty list's
 * link. `box` is the list's element.
 */
function useAdDeletion(ads: readonly MyAd[] | undefined) {
  const { t } = useTranslation('ads');
  const toast = useToast();
  const { mutate, isPending, error, reset } = useCall('advertising.remove', {
    onSuccess: (_, client) => refreshAds(client),
  });
  const restore = useCall('advertising.restore', { onSettled: refreshAds });
  const errorText = useErrorText();
  const box = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLElement | null>(null);
  const [ad, setAd] = useState<MyAd | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [deleted, setDeleted] = useState<{ id: number; place: number } | null>(null);
  const [isSheetGone, setSheetGone] = useState(true);
  useEffect(() => {
    // The sheet returns the focus once it is off the screen; the list may refresh before or after.
    if (!deleted || !isSheetGone || !ads || ads.some(({ id }) => id === deleted.id)) return;
    setDeleted(null);
    (menuAt(box.current, Math.min(deleted.place, ads.length - 1)) ?? wayOn(box.current))?.focus();
  }, [deleted, isSheetGone, ads]);

  // By promise: a mutation calls no callbacks of an unmounted screen, and the toast outlives it.
  const bringBack = (id: number) =>
    void restore.mutateAsync({ params: { id } }).then(
      () => toast.show({ message: t('adRestored') }),
      (failure: ApiError) => toast.show({ message: `${t('actionFailed')}. ${errorText(failure)}` }),
    );
  const placeOf = (id: number) => ads?.findIndex((one) => one.id === id) ?? -1;
  return {
    box,
    ask(chosen: MyAd): void {
      reset();
      menu.current = menuAt(box.current, placeOf(chosen.id));
      setAd(chosen);
      setSheetGone(false);
      setAsking(true);
    },
    sheet: {
      isOpen: isAsking,
      onOpenChange: setAsking,
      title: t('deleteAd.title'),
      text: t('deleteAd.text', { title: ad?.title ?? '' }),
      failure: t('deleteAd.failed'),
      error,
      isBusy: isPending,
      returnFocus: menu,
      onGone: () => setSheetGone(true),
      onConfirm(): void {
        if (!ad) return;
        mutate(
          { params: { id: ad.id } },
          {
            onSuccess: () => {
              setDeleted({ id: ad.id, place: placeOf(ad.id) });
              setAsking(false);
              toast.show({
                message: t('adDeleted'),
                action: { label: t('undo'), onPress: () => bringBack(ad.id) },
              });
            },
          },
        );
      },
    },
  };
}

/** A card's menu button: its label has the ad's title. */
function menuAt(box: HTMLElement | null, place: number): HTMLElement | null {
  return box?.querySelectorAll('article')[place]?.querySelector<HTMLElement>('button') ?? null;
}

function wayOn(box: HTMLElement | null): HTMLElement | null {
  return box?.querySelector<HTMLElement>('a') ?? null;
}
