import { Link, linkOptions } from '@tanstack/react-router';
import { BadgeCheck, CircleCheck, EllipsisVertical, Eye, Heart, Pencil, Star } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdState } from '../../../contract/ad-rules.ts';
import type { MyAd } from '../../../contract/property-entities.ts';
import { writtenDay } from '../../../contract/written-dates.ts';
import { OnlineButton, SheetButton } from '../../shell/online-button.tsx';
import { PaidReceipts } from '../../shell/pay/paid-receipts.tsx';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { opensSheet } from '../../ui/opens-sheet.ts';
import { Panel } from '../../ui/panel.tsx';
import { PropertyFacts } from '../properties/card/property-facts.tsx';
import { PropertyMiniFace } from '../properties/card/property-mini-face.tsx';
import { MyAdMenu } from './my-ad-menu.tsx';
import { useAdAction } from './use-ad-action.ts';

const TONES: Record<AdState, BadgeTone> = {
  draft: 'plain',
  pending_payment: 'warn',
  under_review: 'info',
  published: 'success',
  licence_ended: 'danger',
  reserved: 'info',
  rented: 'plain',
  sold: 'plain',
  hidden: 'plain',
  taken_down: 'danger',
  rejected: 'danger',
  deleted: 'plain',
};

/** The text for an ended licence, in states in which the ad is not hidden because of it. */
const LICENCE_TEXTS: Partial<Record<AdState, 'licenceExpiredReserved' | 'licenceExpiredReview'>> = {
  reserved: 'licenceExpiredReserved',
  under_review: 'licenceExpiredReview',
};

interface MyAdCardProps {
  ad: MyAd;
  statusChoices: Record<string, string>;
  /** Opens the licence's form. */
  onRenew: () => void;
  /** Opens the form of its price. */
  onReprice: () => void;
  /** Asks whether to delete it. */
  onDelete: () => void;
}

/**
 * services §2, own ads: status, type, title, place, price, rooms and bathrooms, figures, and the
 * menu.
 */
export function MyAdCard({ ad, statusChoices, onRenew, onReprice, onDelete }: MyAdCardProps) {
  const { t } = useTranslation(['ads', 'properties']);
  const title = useId();
  const [isOpen, setOpen] = useState(false);
  const { act, busy } = useAdAction(ad);
  const state = ad.state === 'licence_ended' ? t('licenceEnded') : statusChoices[ad.status];
  return (
    <Panel pad={false} className="flex h-full flex-col">
      <article aria-labelledby={title} className="flex h-full flex-col">
        <div className="flex items-center gap-1.5 ps-4 pe-1 pt-1">
          <span className="flex min-w-0 flex-1 flex-wrap gap-1.5">
            <Badge tone={TONES[ad.state]}>{state}</Badge>
            <Badge>{ad.PropertyType.name}</Badge>
            {ad.isFeatured ? (
              <Badge tone="gold" icon={<Star aria-hidden />}>
                {t('properties:featured')}
              </Badge>
            ) : null}
          </span>
          <IconButton label={t('menu', { title: ad.title })} {...opensSheet} onClick={() => setOpen(true)}>
            <EllipsisVertical aria-hidden />
          </IconButton>
        </div>
        <Link id={title} {...adLink(ad)} className="flex items-center gap-3 px-4 pb-3">
          <PropertyMiniFace property={ad} />
        </Link>
        {ad.statusReason ? (
          <p className="mx-4 mb-3 rounded-field bg-danger-tint px-3 py-2 text-small text-on-danger-tint">
            {t('reason', { reason: ad.statusReason })}
          </p>
        ) : null}
        {ad.isLicenseExpired ? (
          <p className="mx-4 mb-3 rounded-field bg-warn-tint px-3 py-2 text-small text-on-warn-tint">
            {t(LICENCE_TEXTS[ad.state] ?? 'licenceExpired')}
          </p>
        ) : null}
        <div className="mx-4 flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-3 text-small-strong text-ink-2">
          <PropertyFacts roomsCount={ad.roomsCount} bathrooms={ad.bathrooms} area={ad.area} />
        </div>
        <MyAdFigures ad={ad} />
        {ad.featuredUntil ? (
          <div className="px-4 pb-3">
            <PaidReceipts subject="ad" id={ad.id} isInCard />
          </div>
        ) : null}
        <MyAdMainAct ad={ad} act={act} busy={busy} onRenew={onRenew} />
      </article>
      <MyAdMenu
        ad={ad}
        isOpen={isOpen}
        onOpenChange={setOpen}
        act={act}
        onRenew={onRenew}
        onReprice={onReprice}
        onDelete={onDelete}
      />
    </Panel>
  );
}

const UNFINISHED: readonly AdState[] = ['draft', 'pending_payment', 'rejected'];

/** An ad's page, which its advertiser sees in any state; the form of one that must be sent. */
function adLink({ id, state }: MyAd) {
  return UNFINISHED.includes(state)
    ? linkOptions({ to: '/propertieupdate/$key', params: { key: String(id) } })
    : linkOptions({ to: '/propertydetails/$id', params: { id: String(id) } });
}

/** Views and favourites, the last featured day, and when its owner last confirmed it. */
function MyAdFigures({ ad }: { ad: MyAd }) {
  const { t, i18n } = useTranslation('ads');
  const day = (moment: string) => writtenDay(moment, i18n.language);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 pb-3 text-small text-ink-2 [&_svg]:icon-16">
      <span className="flex items-center gap-1.5">
        <Eye aria-hidden />
        <span>{t('views', { count: ad.viewsCount })}</span>
      </span>
      <span className="flex items-center gap-1.5">
        <Heart aria-hidden />
        <span>{t('favourites', { count: ad.favouritesCount })}</span>
      </span>
      {ad.confirmedAt ? (
        <span className="flex items-center gap-1.5">
          <CircleCheck aria-hidden />
          <span>{t('confirmedAt', { day: day(ad.confirmedAt) })}</span>
        </span>
      ) : null}
      {ad.featuredUntil ? (
        <span className="flex items-center gap-1.5">
          <Star aria-hidden />
          <span>{t('featuredUntil', { day: day(ad.featuredUntil) })}</span>
        </span>
      ) : null}
    </div>
  );
}

interface MyAdMainActProps extends ReturnType<typeof useAdAction> {
  ad: MyAd;
  onRenew: () => void;
}

/** The most urgent action: renew the licence, correct, pay or confirm. */
function MyAdMainAct({ ad, act, busy, onRenew }: MyAdMainActProps) {
  const { t } = useTranslation('ads');
  if (ad.actions.includes('renew')) {
    return (
      <div className="mt-auto px-4 pb-4">
        <SheetButton icon={<BadgeCheck aria-hidden />} onPress={onRenew}>
          {t('actions.renew')}
        </SheetButton>
      </div>
    );
  }
  if (ad.status === 'rejected') {
    return (
      <div className="mt-auto px-4 pb-4">
        <Link
          to="/propertieupdate/$key"
          params={{ key: String(ad.id) }}
          className={buttonClasses({ variant: 'tint', block: true })}
        >
          <Pencil aria-hidden />
          {t('mend')}
        </Link>
      </div>
    );
  }
  const quick = (['pay', 'confirm'] as const).find((name) => ad.actions.includes(name));
  if (!quick) return null;
  return (
    <div className="mt-auto px-4 pb-4">
      <OnlineButton
        variant={quick === 'pay' ? 'gold' : 'tint'}
        block
        icon={quick === 'pay' ? <Star aria-hidden /> : <CircleCheck aria-hidden />}
        busy={busy === quick}
        busyLabel={t(quick === 'pay' ? 'paying' : 'actions.confirm')}
        onClick={() => act(quick)}
      >
        {t(`actions.${quick}`)}
      </OnlineButton>
    </div>
  );
}
