import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { AD_STATES, type AdState } from '../../../contract/ad-rules.ts';
import type { MyAd } from '../../../contract/property-entities.ts';
import { renderScreen } from '../../../tests/support/render-screen.tsx';
import { MyAdCard } from './my-ad-card.tsx';

afterEach(cleanup);

const nothing = () => undefined;
const place = { id: 1, name: 'الملقا' };

async function linkOf(state: AdState) {
  const ad = {
    ...{ id: 7, title: 'شقة بشرفة', state, status: 'published', price: 50_000, mediaFiles: [], actions: [] },
    ...{ PropertyType: { name: 'شقة' }, City: place, Neighborhood: place, viewsCount: 0, favouritesCount: 0 },
  } as unknown as MyAd;
  await renderScreen(
    () => <MyAdCard ad={ad} statusChoices={{}} onRenew={nothing} onReprice={nothing} onDelete={nothing} />,
    nothing,
  );
  return screen.getByRole('link', { name: /شقة بشرفة/ }).getAttribute('href');
}

it.each(AD_STATES)(
  'opens an ad that is %s at its page, or at its form where it is still to be sent',
  async (state) => {
    const isUnfinished = state === 'draft' || state === 'pending_payment' || state === 'rejected';
    expect(await linkOf(state)).toBe(isUnfinished ? '/propertieupdate/7' : '/propertydetails/7');
  },
);
