import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../../contract/amounts.ts';
import type { Answer } from '../../../contract/contract.ts';
import { ROOMS_OPEN } from '../../../contract/limits.ts';
import type { PropertyRequest } from '../../../contract/requests.ts';
import { Money } from '../../ui/money.tsx';
import { Num } from '../../ui/num.tsx';
import { Panel } from '../../ui/panel.tsx';
import { propertyRequestPlace } from './request-texts.ts';

type OpenRequest = Answer<'requests.retrieve'>['request'];
type Translate = TFunction<['requests', 'properties', 'search']>;

/** The request's data as sent, without what was left open. */
export function RequestFacts({ request }: { request: OpenRequest }) {
  const { t } = useTranslation(['requests', 'properties', 'search']);
  const facts = factsOf(request, t).filter(([, fact]) => fact !== null && fact !== '');
  return (
    <Panel>
      <h2 className="mb-3 text-title-3">{t('detail.asked')}</h2>
      <dl className="divide-y divide-line">
        {facts.map(([name, fact]) => (
          <div
            key={name}
            className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-3 first:pt-0 last:pb-0"
          >
            <dt className="text-small text-ink-2">{name}</dt>
            <dd dir="auto" className="max-w-full min-w-0 text-small-strong whitespace-pre-line">
              {fact}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

function factsOf(request: OpenRequest, t: Translate): [name: string, fact: ReactNode][] {
  if (request.category === 'property') return propertyRequestFacts(request, t);
  const contact: [string, ReactNode][] = [
    [t('card.name'), request.name],
    [t('card.mobile'), <Num key="mobile">{request.mobile}</Num>],
  ];
  if (request.category === 'documents') return contact;
  if (request.category === 'management') {
    return [
      ...contact,
      [t('detail.region'), request.Region.name],
      [t('detail.city'), request.City.name],
      [t('detail.description'), request.description],
    ];
  }
  const money = (amount: number | null) =>
    amount === null ? null : <Money amount={amount} label={t('properties:price.currency')} />;
  return [
    ...contact,
    [t('card.amount'), money(request.amount)],
    [t('detail.salary'), money(request.salary)],
    [t('detail.obligations'), request.obligations],
  ];
}

/** Facts of a property request with their names; null or empty if left open. */
export function propertyRequestFacts(
  request: PropertyRequest,
  t: Translate,
): [name: string, fact: ReactNode][] {
  const { purpose, PropertyType, propertyType, roomsCount, age, PropertyFeatures } = request;
  return [
    [t('detail.purpose'), purpose && t(`properties:purpose.${purpose}`)],
    [t('detail.place'), propertyRequestPlace(t, request)],
    [t('detail.type'), PropertyType?.name ?? t('card.anyType')],
    [t('detail.tenants'), propertyType && t(`properties:tenants.${propertyType}`)],
    [t('detail.price'), priceText(request, t)],
    [
      t('detail.rooms'),
      roomsCount === null
        ? null
        : t(`search:filters.chip.${roomsCount < ROOMS_OPEN ? 'rooms' : 'roomsOpen'}`, { count: roomsCount }),
    ],
    [
      t('detail.age'),
      age === null ? null : age === 0 ? t('detail.ageNew') : t('detail.ageMost', { count: age }),
    ],
    [t('detail.features'), PropertyFeatures.map(({ name }) => name).join(t('detail.comma'))],
  ];
}

function priceText({ priceFrom, priceTo }: PropertyRequest, t: Translate): string | null {
  const money = (amount: number) => amountText(amount, t('properties:price.currency'));
  if (priceFrom && priceTo) {
    return t('detail.priceBetween', { from: money(priceFrom), to: money(priceTo) });
  }
  if (priceFrom) return t('detail.priceFrom', { amount: money(priceFrom) });
  return priceTo ? t('detail.priceTo', { amount: money(priceTo) }) : null;
}
