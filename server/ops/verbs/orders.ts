import { z } from 'zod';
import { dueOf, type OrderFields, statusOf } from '../../modules/orders/order-state.ts';
import {
  assignTechnician,
  finishOrder,
  markArrived,
  type Stepped,
  setFinalPayment,
} from '../../modules/orders/progress.ts';
import {
  addTechnician,
  findAnyOrder,
  listAllOrders,
  listTechnicians,
} from '../../modules/orders/repository.ts';
import { inSar } from '../../money.ts';
import { mobile, page } from '../arguments.ts';
import { latinName, orderId, orderPart, personName, sarAmount, technicianId } from '../order-arguments.ts';
import { type Changed, changingVerb, type Facts, Refused, readingVerb, type Verb } from '../verb.ts';

const isoOf = (moment: Date | null) => moment?.toISOString() ?? null;

/** What the log keeps of an order. */
function factsOf(order: OrderFields): Facts {
  return {
    status: statusOf(order),
    technicianId: order.technicianId,
    assignTime: isoOf(order.assignTime),
    arriveTime: isoOf(order.arriveTime),
    doneTime: isoOf(order.doneTime),
    finalPaymentSar: inSar(order.finalHalalas),
  };
}

/** A step in an order's life as a verb's answer. `message` is the line for when it was taken. */
function steppedOrder(id: number, stepped: Stepped, message: string): Changed {
  if (stepped.outcome === 'missing') throw new Refused(`There is no order ${id}`, 1, { kind: 'missing' });
  if (stepped.outcome === 'refused') throw new Refused(stepped.why, 1, { kind: stepped.kind });
  return { message, before: factsOf(stepped.before), after: factsOf(stepped.after) };
}

const ordersList = readingVerb({
  name: 'orders list',
  summary:
    'Maintenance orders that are open, the longest waiting first; --part all for every one, newest first',
  args: z.object({ part: orderPart, page }),
  places: [],
  whoMay: 'operator',
  async run({ db, args: { part, page: wanted = 1 } }) {
    const { rows, hasMore } = await listAllOrders(db, { isOpenOnly: part !== 'all', page: wanted });
    return {
      rows: rows.map(({ order, issue, mobile, technician }) => ({
        id: order.id,
        type: order.orderType,
        status: statusOf(order),
        issue,
        title: order.title,
        mobile,
        technician,
        createdAt: order.createdAt.toISOString(),
      })),
      page: wanted,
      hasMore,
    };
  },
});

const ordersShow = readingVerb({
  name: 'orders show',
  summary: 'All that a technician must know of an order',
  args: z.object({ id: orderId }),
  places: ['id'],
  whoMay: 'operator',
  async run({ db, args: { id } }) {
    const order = await findAnyOrder(db, id);
    if (!order) throw new Refused(`There is no order ${id}`);
    const { latitude, longitude } = order;
    return {
      item: {
        id,
        type: order.orderType,
        status: statusOf(order),
        due: dueOf(order),
        title: order.title,
        description: order.description,
        image: order.image,
        map: latitude === null ? null : `https://www.google.com/maps?q=${latitude},${longitude}`,
        technicianId: order.technicianId,
        finalPaymentSar: inSar(order.finalHalalas),
        createdAt: order.createdAt.toISOString(),
        assignTime: isoOf(order.assignTime),
        arriveTime: isoOf(order.arriveTime),
        doneTime: isoOf(order.doneTime),
        cancelledAt: isoOf(order.cancelledAt),
        cancelReason: order.cancelReason,
        stars: order.ratingStars,
        comment: order.ratingComment,
      },
    };
  },
});

const ordersAssign = changingVerb({
  name: 'orders assign',
  summary: 'Give an order to a technician, or to another before the first has arrived',
  args: z.object({ id: orderId, technician: technicianId }),
  places: ['id'],
  whoMay: 'operator',
  async run({ db, args: { id, technician }, at }) {
    const stepped = await assignTechnician(db, { id, technicianId: technician, at });
    return steppedOrder(id, stepped, `Order ${id} is technician ${technician}’s`);
  },
});

const ordersArrive = changingVerb({
  name: 'orders arrive',
  summary: 'The technician is there: the order can’t be cancelled any more',
  args: z.object({ id: orderId }),
  places: ['id'],
  whoMay: 'operator',
  async run({ db, args: { id }, at }) {
    return steppedOrder(id, await markArrived(db, { id, at }), `The technician of order ${id} is there`);
  },
});

const ordersPrice = changingVerb({
  name: 'orders price',
  summary: 'Set the final payment, the call-out included: from 100 SAR, fast from 200; anew until it is paid',
  args: z.object({ id: orderId, amount: sarAmount }),
  places: ['id'],
  whoMay: 'operator',
  async run({ db, args: { id, amount }, at }) {
    const stepped = await setFinalPayment(db, { id, amountSar: amount, at });
    return steppedOrder(id, stepped, `The final payment of order ${id} is ${amount} SAR`);
  },
});

const ordersDone = changingVerb({
  name: 'orders done',
  summary: 'The work is done, also where nobody marked the arrival',
  args: z.object({ id: orderId }),
  places: ['id'],
  whoMay: 'operator',
  async run({ db, args: { id }, at }) {
    return steppedOrder(id, await finishOrder(db, { id, at }), `Order ${id} is done`);
  },
});

const techniciansList = readingVerb({
  name: 'technicians list',
  summary: 'The technicians',
  args: z.object({}),
  places: [],
  whoMay: 'operator',
  async run({ db }) {
    const rows = await listTechnicians(db);
    return {
      rows: rows.map(({ id, name, nameEn, mobile, isActive }) => ({ id, name, nameEn, mobile, isActive })),
      page: 1,
      hasMore: false,
    };
  },
});

const techniciansAdd = changingVerb({
  name: 'technicians add',
  summary: 'Enter a technician for orders to be given to',
  args: z.object({ mobile, name: personName, nameEn: latinName }),
  places: ['mobile'],
  whoMay: 'operator',
  async run({ db, args: { mobile: number, name, nameEn } }) {
    const added = await addTechnician(db, { mobile: number, name, nameEn });
    if (!added) throw new Refused(`A technician has ${number} already`, 1, { kind: 'mobileTaken' });
    return {
      message: `${name} is technician ${added.id}`,
      before: null,
      after: { id: added.id, name, nameEn: added.nameEn, mobile: number },
    };
  },
});

export const orderVerbs: readonly Verb[] = [
  ordersList,
  ordersShow,
  ordersAssign,
  ordersArrive,
  ordersPrice,
  ordersDone,
  techniciansList,
  techniciansAdd,
];
