import { expect, it } from 'vitest';
import { bookingGround } from '../../../tests/support/booking-fixture.ts';
import { book, freeTimes, type Slot } from '../../../tests/support/bookings.ts';

const ground = bookingGround();
const { made } = ground;

const propertyId = () => made().listings[0]?.id ?? 0;
const times = () => freeTimes(made().app, propertyId(), ground.visitor);
const bookLuxury = async (slot: Slot | undefined, who = ground.visitor) =>
  (await book(made().app, who, { propertyId: propertyId(), ...slot, fancyReview: true })).json();

it('one person holds three luxury viewings unpaid; one that is paid or called off makes room', async () => {
  const [first, second, third, fourth, fifth, sixth] = await times();
  const called = await bookLuxury(first);
  const paid = await bookLuxury(second);
  await bookLuxury(third);
  expect((await bookLuxury(fourth)).error_number).toBe(4034);
  const normal = await book(made().app, ground.visitor, { propertyId: propertyId(), ...fourth });
  expect(normal.statusCode).toBe(200);
  const { headers } = ground.visitor;
  await made().app.inject({ url: `/api/reservation/cancel/${called.row.id}`, headers });
  expect((await bookLuxury(fifth)).row).toMatchObject({ status: 'waiting_payment' });
  await ground.settle(paid.paymentUrl);
  expect((await bookLuxury(sixth)).row).toMatchObject({ status: 'waiting_payment' });
});

it('a time that ran out unpaid is not held again by the same person; another time is, and by another person', async () => {
  // Days ahead: none of them passes while the clock is put forward.
  const [slot, next] = (await times()).slice(30);
  await bookLuxury(slot);
  made().clock.forward(31 * 60_000);
  expect((await bookLuxury(slot)).error_number).toBe(4035);
  expect((await bookLuxury(next)).row).toMatchObject({ status: 'waiting_payment' });
  expect((await bookLuxury(slot, ground.stranger)).row).toMatchObject({ status: 'waiting_payment' });
});
