import { expect, it } from 'vitest';
import { bookingFixture } from '../../../tests/support/booking-fixture.ts';
import { book, freeTimes, type Slot } from '../../../tests/support/bookings.ts';

const fixture = bookingFixture();
const { made } = fixture;

const propertyId = () => made().listings[0]?.id ?? 0;
const times = () => freeTimes(made().app, propertyId(), fixture.visitor);
const bookLuxury = async (slot: Slot | undefined, who = fixture.visitor) =>
  (await book(made().app, who, { propertyId: propertyId(), ...slot, fancyReview: true })).json();

it('one person holds three luxury viewings unpaid; one that is paid or called off makes room', async () => {
  const [first, second, third, fourth, fifth, sixth] = await times();
  const called = await bookLuxury(first);
  const paid = await bookLuxury(second);
  await bookLuxury(third);
  expect((await bookLuxury(fourth)).error_number).toBe(4034);
  const normal = await book(made().app, fixture.visitor, { propertyId: propertyId(), ...fourth });
  expect(normal.statusCode).toBe(200);
  const { headers } = fixture.visitor;
  await made().app.inject({ url: `/api/reservation/cancel/${called.row.id}`, headers });
  expect((await bookLuxury(fifth)).row).toMatchObject({ status: 'waiting_payment' });
  await fixture.settle(paid.paymentUrl);
  expect((await bookLuxury(sixth)).row).toMatchObject({ status: 'waiting_payment' });
});

it('a time that ran out unpaid is not held again by the same person; another time is, and by another person', async () => {
  // Days ahead: moving the clock forward reaches none of them.
  const [slot, next] = (await times()).slice(30);
  await bookLuxury(slot);
  made().clock.forward(31 * 60_000);
  expect((await bookLuxury(slot)).error_number).toBe(4035);
  expect((await bookLuxury(next)).row).toMatchObject({ status: 'waiting_payment' });
  expect((await bookLuxury(slot, fixture.stranger)).row).toMatchObject({ status: 'waiting_payment' });
});
