// @vitest-environment jsdom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Answer } from '../../../contract/contract.ts';
import ar from '../../i18n/ar.ts';
import { createI18n } from '../../i18n/i18n.ts';
import reservations from '../../i18n/locales/ar/reservations.json';
import { ReservationStanding } from './reservation-standing.tsx';

async function renderStanding(standing: Answer<'reservations.init'>['standing']) {
  const quote = { price: 2_000, standing, expiresAt: '2026-11-24T14:30:00Z' };
  const root = createRootRoute({ component: () => <ReservationStanding quote={quote} /> });
  const history = createMemoryHistory({ initialEntries: ['/'] });
  render(
    <I18nextProvider i18n={createI18n('ar', { ...ar, reservations })}>
      {/* Cast: the component's type is that of the app's router, not of this test's. */}
      <RouterProvider router={createRouter({ routeTree: root, history }) as never} />
    </I18nextProvider>,
  );
  return (await screen.findByRole('status')).textContent;
}

beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined));
afterEach(cleanup);

it.each([
  ['taken', 'حُجز هذا العقار', 'محجوز حتى'],
  ['paused', 'انتهت مهلة حجزك لهذا العقار دون سداد', 'يمكنك حجزه من جديد بعد'],
  ['waiting_payment', 'العقار محفوظ لك حتى تدفع', 'ادفع قبل'],
  ['reserved', 'حجزت هذا العقار', 'وقّع العقد مع المعلن قبل'],
] as const)('of a property that is %s says so, and until when', async (standing, says, until) => {
  const text = await renderStanding(standing);
  expect(text).toContain(says);
  expect(text).toContain(`${until} 24 نوفمبر 2026 في 5:30`);
});
