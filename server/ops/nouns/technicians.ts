import { z } from 'zod';
import { type CrewChanged, changeTechnician, setActive } from '../../modules/maintenance/crew.ts';
import { addTechnician, countOpenOrders, type Technician } from '../../modules/maintenance/repository.ts';
import {
  argument,
  idOf,
  loggedReason,
  mobileRule,
  mobileText,
  NAME_FIELD_LENGTH,
  nameField,
  nameRule,
  nameText,
  reasonError,
  reasonRule,
  reasonText,
} from '../base/arguments.ts';
import { listCrew } from '../base/content.ts';
import { listVerb } from '../base/read-verbs.ts';
import {
  type Changed,
  type ConsoleText,
  changingVerb,
  type Facts,
  missing,
  RefusedError,
  soAlready,
  type Verb,
} from '../base/verb.ts';

const technicianId = idOf('a technician');
const mobileField = {
  ...mobileRule,
  field: { kind: 'mobile', label: { ar: 'رقم الجوال', en: 'Mobile' } },
} as const;
const technicianMobile = argument(mobileText, { ...mobileField, byPlace: true });
/** The form of a change begins with the present values, so it calls no field optional. */
const newMobile = argument(mobileText.optional(), {
  ...mobileField,
  field: { ...mobileField.field, isFilled: true },
});
const technicianName = argument(nameText, nameField);
const newName = argument(nameText.optional(), {
  ...nameField,
  field: { ...nameField.field, isFilled: true },
});
const latinName = argument(nameText.optional(), {
  ...nameRule,
  error: { ar: 'الاسم بالإنجليزية أطول من المسموح', en: 'The English name is too long' },
  field: {
    kind: 'line',
    maxLength: NAME_FIELD_LENGTH,
    isLatin: true,
    label: { ar: 'الاسم بالإنجليزية', en: 'Name in English' },
  },
});

const stopReason = argument(reasonText, {
  ...reasonRule('be a reason of', {
    ar: 'السبب، ويقرؤه المشغّلون',
    en: 'The reason, which operators read',
  }),
  error: reasonError,
});

const mobileTaken: ConsoleText = {
  at: 'mobile',
  ar: 'لدينا فني بهذا الرقم',
  en: 'A technician has this number already',
};

/** The facts of a technician that the log stores. */
const technicianFacts = ({ name, nameEn, mobile, isActive, stopReason }: Technician): Facts => ({
  name,
  nameEn,
  mobile,
  isActive,
  stopReason,
});

/** Converts a change to a verb's result, with `message` if it was made. */
function changedCrew(
  id: number,
  changed: CrewChanged,
  already: string,
  message: (after: Technician) => string,
): Changed {
  if (changed.outcome === 'missing') throw missing(`There is no technician ${id}`);
  if (changed.outcome === 'soAlready')
    throw new RefusedError(`Technician ${id} ${already}`, 1, { consoleText: soAlready });
  if (changed.outcome === 'mobileTaken')
    throw new RefusedError('Another technician has this mobile', 1, { consoleText: mobileTaken });
  const { before, after } = changed;
  return { message: message(after), before: technicianFacts(before), after: technicianFacts(after) };
}

export const technicianVerbs: readonly Verb[] = [
  listVerb({
    name: 'technicians list',
    summary: 'The technicians',
    args: z.object({}),
    list: async (db, { language }) => (await listCrew(db, language)).map(({ seen: _, ...row }) => row),
  }),
  changingVerb({
    name: 'technicians add',
    summary: 'Enter a technician for orders to be given to',
    args: z.object({ mobile: technicianMobile, name: technicianName, nameEn: latinName }),
    label: { ar: 'إضافة فني', en: 'Entered a technician' },
    form: {
      look: 'primary',
      press: { ar: 'فني جديد', en: 'New technician' },
      title: { ar: 'فني جديد', en: 'New technician' },
      do: { ar: 'أضف الفني', en: 'Add the technician' },
      done: { ar: 'أُضيف الفني', en: 'The technician is entered' },
    },
    async run({ db, args: { mobile, name, nameEn } }) {
      const added = await addTechnician(db, { mobile, name, nameEn });
      if (!added)
        throw new RefusedError(`A technician has ${mobile} already`, 1, { consoleText: mobileTaken });
      return {
        message: `${name} is technician ${added.id}`,
        before: null,
        after: { id: added.id, name, nameEn: added.nameEn, mobile },
      };
    },
  }),
  changingVerb({
    name: 'technicians stop',
    summary: 'Give a technician no more orders; those in hand stay',
    args: z.object({ id: technicianId, reason: stopReason }),
    label: { ar: 'إيقاف فني', en: 'Stopped a technician' },
    form: {
      look: 'danger',
      press: { ar: 'أوقف', en: 'Stop' },
      title: { ar: 'إيقاف الفني', en: 'Stop the technician' },
      ask: {
        ar: 'لا يُعيَّن لطلب بعد الآن، ولك استئنافه. طلباته المفتوحة تبقى معه: عيّن لها غيره إن لزم.',
        en: 'No order is assigned until you resume it. Orders in hand stay: assign another one where needed.',
      },
      do: { ar: 'أوقف الفني', en: 'Stop the technician' },
      done: { ar: 'أُوقف الفني', en: 'The technician is stopped' },
    },
    async run({ db, args: { id, reason } }) {
      const stopped = await setActive(db, id, reason);
      const open = await countOpenOrders(db, id);
      const message = () => `Technician ${id} takes no more orders; in hand: ${open}`;
      return changedCrew(id, stopped, 'is stopped already', message);
    },
  }),
  changingVerb({
    name: 'technicians resume',
    summary: 'Let a stopped technician take orders again, with a reason for the log',
    args: z.object({ id: technicianId, reason: loggedReason }),
    label: { ar: 'استئناف فني', en: 'Resumed a technician' },
    form: {
      look: 'second',
      press: { ar: 'استأنف', en: 'Resume' },
      title: { ar: 'استئناف الفني', en: 'Resume the technician' },
      ask: { ar: 'يُعيَّن للطلبات من جديد.', en: 'Orders can be assigned again.' },
      do: { ar: 'استأنفه', en: 'Resume' },
      done: { ar: 'عاد الفني يستقبل الطلبات', en: 'The technician takes orders again' },
    },
    async run({ db, args: { id } }) {
      const resumed = await setActive(db, id, null);
      return changedCrew(id, resumed, 'is not stopped', () => `Technician ${id} takes orders again`);
    },
  }),
  changingVerb({
    name: 'technicians change',
    summary: 'Change a technician’s names or mobile; what is not given stays as it is',
    args: z.object({ id: technicianId, mobile: newMobile, name: newName, nameEn: latinName }),
    label: { ar: 'تعديل فني', en: 'Changed a technician' },
    form: {
      look: 'second',
      press: { ar: 'عدّل', en: 'Change' },
      title: { ar: 'تعديل بيانات الفني', en: 'Change the technician' },
      ask: {
        ar: 'يرى الاسم والجوال أصحاب الطلبات التي معه.',
        en: 'Customers of the orders in hand see the name and the mobile.',
      },
      do: { ar: 'احفظ', en: 'Save' },
      done: { ar: 'حُفظت بيانات الفني', en: 'The technician is saved' },
    },
    async run({ db, args: { id, ...change } }) {
      const changed = await changeTechnician(db, id, change);
      return changedCrew(id, changed, 'is so already', ({ name }) => `Technician ${id} is ${name}`);
    },
  }),
];
