import { LICENSE_MAX_DIGITS } from '../../../contract/limits.ts';

type FieldKind =
  | 'line'
  | 'words'
  | 'digits'
  | 'amount'
  | 'day'
  | 'mobile'
  | 'technician'
  | 'refund'
  | 'oddMoney'
  | 'unit'
  | 'rhythm'
  | 'due'
  | 'choice';

export interface VerbField {
  /** The verb's argument, and the key of its label where `label` names no other. */
  name: string;
  label?: string;
  kind: FieldKind;
  isOptional?: true;
  maxLength?: number;
  /** Latin text: codes, English. */
  isLatin?: true;
}

interface VerbForm {
  look: 'primary' | 'second' | 'danger';
  fields: readonly VerbField[];
  /** Asked once more before it is done: money moves, or it can't be taken back. */
  asks?: true;
  /** Reasons that one press writes. */
  hasReasons?: true;
}

const reason = { name: 'reason', kind: 'words', maxLength: 500 } as const;
const answer = { name: 'answer', kind: 'words', maxLength: 500, isOptional: true } as const;
const question = (name: string) => ({ name, kind: 'line', maxLength: 200 }) as const;
const reply = (name: string) => ({ name, kind: 'words', maxLength: 2_000 }) as const;
const questionFields = [
  question('questionAr'),
  reply('answerAr'),
  { ...question('questionEn'), isLatin: true },
  { ...reply('answerEn'), isLatin: true },
  { name: 'place', kind: 'digits', isOptional: true, maxLength: 4 },
] as const;

/** The verbs that the console offers by a form or a press, with what each asks for. */
export const VERB_FORMS = {
  'ads approve': {
    look: 'primary',
    fields: [
      { name: 'licence', kind: 'digits', maxLength: LICENSE_MAX_DIGITS },
      { name: 'expires', kind: 'day' },
    ],
  },
  'ads reject': { look: 'danger', fields: [reason], hasReasons: true },
  'ads hide': { look: 'danger', fields: [reason], hasReasons: true },
  'ads publish': { look: 'primary', fields: [], asks: true },
  'reports uphold': { look: 'primary', fields: [answer] },
  'reports dismiss': { look: 'second', fields: [answer] },
  'reservations execute': { look: 'primary', fields: [], asks: true },
  'reservations refund': {
    look: 'danger',
    fields: [{ name: 'to', kind: 'refund', isOptional: true }],
    asks: true,
  },
  'refunds retry': { look: 'primary', fields: [], asks: true },
  'payments close': {
    look: 'primary',
    fields: [
      { name: 'note', kind: 'words', maxLength: 500 },
      { name: 'to', label: 'moneyTo', kind: 'oddMoney', isOptional: true },
    ],
    asks: true,
  },
  'owners set': {
    look: 'second',
    fields: [{ name: 'mobile', kind: 'mobile', label: 'ownerMobile' }],
    asks: true,
  },
  'tenancies record': {
    look: 'primary',
    fields: [
      { name: 'tenant', kind: 'mobile' },
      { name: 'start', kind: 'day' },
      { name: 'term', kind: 'digits', maxLength: 3 },
      { name: 'unit', kind: 'unit' },
      { name: 'every', kind: 'rhythm' },
      { name: 'rent', kind: 'amount', maxLength: 11 },
    ],
    asks: true,
  },
  'tenancies paid': {
    look: 'primary',
    fields: [
      { name: 'due', kind: 'due' },
      { name: 'on', kind: 'day', label: 'paidOn' },
    ],
  },
  'tenancies end': { look: 'danger', fields: [{ name: 'on', kind: 'day', label: 'endedOn' }], asks: true },
  'orders assign': { look: 'primary', fields: [{ name: 'technician', kind: 'technician' }] },
  'orders arrive': { look: 'primary', fields: [] },
  'orders price': { look: 'primary', fields: [{ name: 'amount', kind: 'amount', maxLength: 8 }], asks: true },
  'orders done': { look: 'second', fields: [], asks: true },
  'requests answer': {
    look: 'primary',
    fields: [
      { name: 'status', kind: 'choice' },
      { name: 'message', kind: 'words', maxLength: 500 },
    ],
  },
  'articles hide': { look: 'danger', fields: [], asks: true },
  'articles publish': { look: 'primary', fields: [], asks: true },
  'questions add': { look: 'primary', fields: questionFields },
  'questions edit': { look: 'primary', fields: questionFields },
  'questions hide': { look: 'danger', fields: [], asks: true },
  'questions publish': { look: 'primary', fields: [], asks: true },
  'coupons grant': {
    look: 'primary',
    fields: [
      { name: 'code', kind: 'line', maxLength: 40, isLatin: true },
      { name: 'percent', kind: 'digits', maxLength: 3, isOptional: true },
      { name: 'sar', kind: 'amount', maxLength: 8, isOptional: true },
      { name: 'mobile', kind: 'mobile', isOptional: true },
      { name: 'uses', kind: 'digits', maxLength: 7, isOptional: true },
      { name: 'expires', kind: 'day', isOptional: true },
    ],
  },
  'technicians add': {
    look: 'primary',
    fields: [
      { name: 'mobile', kind: 'mobile' },
      { name: 'name', kind: 'line', maxLength: 50 },
      { name: 'nameEn', kind: 'line', maxLength: 50, isLatin: true, isOptional: true },
    ],
  },
  'sessions end': { look: 'danger', fields: [], asks: true },
} as const satisfies Record<string, VerbForm>;

export type ConsoleVerb = keyof typeof VERB_FORMS;

/** The verbs among those that the server offers for which the console has a form. */
export const knownVerbs = (verbs: readonly string[]): ConsoleVerb[] =>
  verbs.filter((verb): verb is ConsoleVerb => verb in VERB_FORMS);

export const formOf = (verb: ConsoleVerb): VerbForm => VERB_FORMS[verb];
