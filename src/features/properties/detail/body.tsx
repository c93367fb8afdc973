import { Check, ChevronDown, FileBadge } from 'lucide-react';
import {
  type ComponentType,
  memo,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../../../contract/contract.ts';
import type { PropertyDetail } from '../../../../contract/property-entities.ts';
import { writtenDay } from '../../../../contract/written-dates.ts';
import type { ApiError } from '../../../api/api-error.ts';
import { ErrorAlert } from '../../../shell/error-alert.tsx';
import { Button, linkClasses } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { hydrateNow, LazyHydration } from '../../../ui/lazy-hydration.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Num } from '../../../ui/num.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Tile } from '../../../ui/tile.tsx';
import { useInView } from '../../../ui/use-in-view.ts';
import { type PendingAction, pendingAction } from '../../session/pending-action.ts';
import { useSession } from '../../session/use-session.ts';
import { featureIcons } from '../feature-icons.ts';
import { PropertyDetailContact } from './contact.tsx';
import { PropertyDetailFinance } from './finance.tsx';
import { PropertyDetailHistory } from './history.tsx';
import { PropertyDetailMarket } from './market.tsx';
import { useOpenTargets } from './open-targets.ts';
import { PropertyParty } from './party.tsx';
import { PropertyDetailPlace } from './place.tsx';
import { PropertyDetailReport } from './report.tsx';
import { PropertyDetailSection } from './section.tsx';
import { PropertyDetailSpecification } from './specification.tsx';
import { useIsOwnAd } from './use-is-own-ad.ts';

/**
 * Hydrates sections below the first view as they come near (ui/later-part.tsx). They are laid out
 * from the start: their height depends on their texts. Sections that load something watch for their
 * place themselves, from further away.
 */
function later<Props extends object>(Section: ComponentType<Props>, act?: PendingAction['kind']) {
  return memo((props: Props) => (
    <LazyHydration data-act={act} className="min-w-0 [content-visibility:visible]! empty:hidden">
      <Section {...props} />
    </LazyHydration>
  ));
}

const Specification = later(PropertyDetailSpecification);
const History = later(PropertyDetailHistory);
const Market = later(PropertyDetailMarket);
const Features = later(PropertyDetailFeatures);
const Agent = later(PropertyDetailAgent);
const Licence = later(PropertyDetailLicence);
const Report = later(PropertyDetailReport, 'report');

interface PropertyDetailBodyProps {
  /** Null until the detail is loaded. */
  detail: PropertyDetail | null;
  market: Answer<'properties.retrieve'>['marketPrice'] | undefined;
  error: ApiError | null;
  isRefreshing: boolean;
  onRetry: () => void;
}

/**
 * Everything below the head of the screen: text, specification, features, advertiser, place,
 * licence.
 */
export function PropertyDetailBody({
  detail,
  market,
  error,
  isRefreshing,
  onRetry,
}: PropertyDetailBodyProps) {
  const isThere = detail !== null;
  useEffect(() => {
    // A guest's pending action may be far below: hydrates its section before it is near.
    const part =
      isThere && document.querySelector<HTMLElement>(`[data-act=${pendingAction.waiting()?.kind}]`);
    if (part) hydrateNow(part);
  }, [isThere]);
  return (
    <div className="mt-8 flex min-w-0 flex-col gap-8 px-gutter lg:col-start-1 lg:px-0">
      {detail ? (
        <>
          <PropertyDetailDescription text={detail.description} />
          <Specification property={detail} />
          <History property={detail} />
          <Market property={detail} market={market} />
          <Features features={detail.PropertyFeatures} />
          <Agent detail={detail} isRefreshing={isRefreshing} />
          <PropertyDetailPlace property={detail} />
          <PropertyDetailFinance property={detail} />
          <Licence property={detail} />
          <Report property={detail} />
        </>
      ) : error ? (
        <ErrorAlert error={error} onRetry={onRetry} />
      ) : (
        <>
          <Skeleton className="h-7 w-1/3" />
          <Skeleton className="h-28 w-full" />
          <Skeleton className="h-40 w-full rounded-card" />
        </>
      )}
    </div>
  );
}

/** core §2: the advertiser with the verified badge and a broker's FAL licence (DESIGN §6). */
function PropertyDetailAgent({ detail, isRefreshing }: { detail: PropertyDetail; isRefreshing: boolean }) {
  const { t } = useTranslation('detail');
  const { user } = useSession();
  const hasActions = Object.keys(useOpenTargets(detail.id)).length > 0;
  const isOwn = useIsOwnAd(detail);
  const { Agent } = detail;
  return (
    <PropertyDetailSection title={t('agent.title')}>
      <Panel>
        <PropertyParty agent={Agent} />
        {/* Where the action bar is the contact itself, it asks guests to sign in. */}
        {(user || hasActions) && !isOwn ? (
          <div className="mt-4">
            <PropertyDetailContact detail={detail} isRefreshing={isRefreshing} isQuiet />
          </div>
        ) : null}
      </Panel>
    </PropertyDetailSection>
  );
}

/** More than four lines on the narrowest phone. */
const LONG_LENGTH = 220;
const LONG_LINES = 4;

/** The advertiser's text; a long one is folded on phones. */
function PropertyDetailDescription({ text }: { text: string }) {
  const { t } = useTranslation('detail');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (!text.trim()) return null;
  const isLong = text.length > LONG_LENGTH || text.split('\n').length > LONG_LINES;
  return (
    <PropertyDetailSection title={t('about')}>
      <p
        id={id}
        className={cx('text-read whitespace-pre-line text-ink-2', isLong && !isOpen && 'max-lg:line-clamp-4')}
      >
        {text}
      </p>
      {isLong ? (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen((now) => !now)}
          className={linkClasses({ className: 'lg:hidden' })}
        >
          <span>{isOpen ? t('less') : t('more')}</span>
          <ChevronDown aria-hidden className={cx('transition-transform', isOpen && 'rotate-180')} />
        </button>
      ) : null}
    </PropertyDetailSection>
  );
}

/** Features shown at first. */
const SHOWN = 6;

/** core §2: the feature list, each with its icon; a check where we have no icon. */
function PropertyDetailFeatures({ features }: { features: PropertyDetail['PropertyFeatures'] }) {
  const { t } = useTranslation('detail');
  const [isOpen, setOpen] = useState(false);
  if (features.length === 0) return null;
  return (
    <PropertyDetailSection title={t('features.title')}>
      <ul className="grid pair-grid gap-x-3 gap-y-1 sm:grid-cols-3">
        {features.slice(0, isOpen ? undefined : SHOWN).map(({ id, name, icon }) => {
          const Icon = featureIcons[icon] ?? Check;
          return (
            <li key={id} className="flex min-h-11 items-center gap-3">
              <Icon aria-hidden className="icon-24 text-palm" />
              <span className="min-w-0">{name}</span>
            </li>
          );
        })}
      </ul>
      {features.length > SHOWN && !isOpen ? (
        <Button variant="second" block onClick={() => setOpen(true)} className="mt-2">
          {t('features.all', { count: features.length })}
        </Button>
      ) : null}
    </PropertyDetailSection>
  );
}

const Qr = lazyPart(async () => (await import('../../../ui/qr-code.tsx')).QrCode);

/**
 * DESIGN §6, regulation: the ad's licence with its last day, a broker's licence, the advertiser's
 * capacity, and when they last confirmed availability. Leaves out what is unknown; renders nothing
 * where all is.
 */
function PropertyDetailLicence({ property }: { property: PropertyDetail }) {
  const { t, i18n } = useTranslation('detail');
  const { adLicenseNumber, adLicenseExpiresAt, ownerType, confirmedAt, licenseQr, Agent } = property;
  if (!adLicenseNumber && !ownerType && !confirmedAt) return null;
  const day = (moment: string) => writtenDay(moment, i18n.language);
  return (
    <PropertyDetailSection title={t('licence.title')}>
      <Panel className="flex items-center gap-4">
        {licenseQr ? (
          <LicencePicture text={licenseQr} />
        ) : (
          <Tile tone="palm">
            <FileBadge />
          </Tile>
        )}
        <dl className="grid flex-1 gap-x-4 gap-y-3 text-small sm:grid-cols-2">
          {adLicenseNumber ? (
            <Fact name={t('licence.number')}>
              <Num>{adLicenseNumber}</Num>
            </Fact>
          ) : null}
          {adLicenseNumber && adLicenseExpiresAt ? (
            <Fact name={t('licence.expires')}>{day(adLicenseExpiresAt)}</Fact>
          ) : null}
          {ownerType === 'broker' && Agent.falLicense ? (
            <Fact name={t('licence.fal')}>
              <Num>{Agent.falLicense}</Num>
            </Fact>
          ) : null}
          {ownerType ? (
            <Fact name={t('licence.capacity')}>{t(`licence.capacities.${ownerType}`)}</Fact>
          ) : null}
          {confirmedAt ? <Fact name={t('licence.confirmed')}>{day(confirmedAt)}</Fact> : null}
        </dl>
      </Panel>
    </PropertyDetailSection>
  );
}

/** Its code loads when it is near the screen. */
function LicencePicture({ text }: { text: string }) {
  const { t } = useTranslation('detail');
  const box = useRef<HTMLSpanElement>(null);
  const isNear = useInView(box, { once: true, margin: '300px' });
  const skeleton = <Skeleton className="size-28" />;
  return (
    <span ref={box} className="size-28 flex-none">
      {isNear ? (
        <Suspense fallback={skeleton}>
          <Qr text={text} label={t('licence.qr')} />
        </Suspense>
      ) : (
        skeleton
      )}
    </span>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-2">{name}</dt>
      <dd className="text-small-strong">{children}</dd>
    </div>
  );
}
