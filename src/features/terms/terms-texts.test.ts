import { describe, expect, it } from 'vitest';
import ar from '../../i18n/locales/ar/terms.json' with { type: 'json' };
import en from '../../i18n/locales/en/terms.json' with { type: 'json' };

describe('the terms', () => {
  it('say first of daily bookings that there are none yet', () => {
    expect(ar.sections.daily.points[0]).toMatch(/^لا يقدّم ركن الحجز اليومي بعد/);
    expect(en.sections.daily.points[0]).toMatch(/^Rukn does not offer daily booking yet/);
  });

  it('name both limits of a reservation’s fee', () => {
    for (const { sections } of [ar, en]) {
      const fee = sections.payments.points.find((point) => point.includes('{{rentFeeSar}}'));
      expect(fee).toContain('{{saleFeeSar}}');
      expect(fee).toContain('{{feePercent}}%');
    }
  });
});
