import type { Language } from '../../../contract/language.ts';
import type { OpsField, OpsForm } from '../../../contract/ops.ts';
import { OPS_NOTED } from '../../../contract/ops-queues.ts';
import { areaOf, mayDo, type OpsRole } from '../../../contract/ops-roles.ts';
import { REQUEST_CATEGORIES } from '../../../contract/request-statuses.ts';
import { allVerbs } from '../all-verbs.ts';
import { describeArgument, isOptional } from '../base/arguments.ts';
import { groupOf } from '../base/operator-log.ts';
import type { Verb, Words } from '../base/verb.ts';

const anyError: Words = { ar: 'القيمة غير صحيحة', en: 'This value is not valid' };

/** The error text for a wrong argument. */
export const argumentText = (verb: Verb, name: string, language: Language): string =>
  (describeArgument(verb.args.shape[name]).error ?? anyError)[language];

/** Fields whose value several items may share; an amount or a due is one item's own. */
const SHARED: readonly OpsField['kind'][] = ['words', 'technician', 'moment', 'choice'];

/** A form's fields, one for each argument that has one. */
function fieldsOf(verb: Verb, language: Language): OpsField[] {
  return Object.keys(verb.args.shape).flatMap((name) => {
    const { field } = describeArgument(verb.args.shape[name]);
    if (!field) return [];
    const { label, choices, ready = [], isFilled = false, ...drawn } = field;
    return {
      ...drawn,
      name,
      label: label[language],
      isOptional: !isFilled && isOptional(verb, name),
      choices: choices?.map((choice) => ({ ...choice, label: choice.label[language] })),
      ready: ready.map((one) => ({ label: one.label[language], text: one.text[language] })),
    };
  });
}

/** Whether a role may carry out a verb with these arguments. */
export function mayAct(role: OpsRole, verb: Pick<Verb, 'name'>, args: Record<string, unknown>): boolean {
  const area = areaOf(groupOf(verb.name, args));
  return area !== null && mayDo(role, area);
}

/** Whether a role may carry out a verb, at least with some arguments. */
const isOffered = (role: OpsRole, verb: Verb): boolean =>
  [...REQUEST_CATEGORIES.map((kind) => ({ kind })), ...OPS_NOTED.map((about) => ({ about })), {}].some(
    (args) => mayAct(role, verb, args),
  );

/** The verbs that the console offers to a role, each with its form in one language. */
export function consoleForms(language: Language, role: OpsRole): OpsForm[] {
  return allVerbs.flatMap((verb) => {
    if (verb.effect !== 'change' || !verb.form || !isOffered(role, verb)) return [];
    const { look, press, title, ask, do: submit, done } = verb.form;
    const fields = fieldsOf(verb, language);
    return {
      verb: verb.name,
      look,
      press: press[language],
      title: title[language],
      ask: ask?.[language] ?? null,
      do: submit[language],
      done: done[language],
      isOfHome: 'property' in verb.args.shape,
      isForMany:
        !verb.movesMoney && 'id' in verb.args.shape && fields.every(({ kind }) => SHARED.includes(kind)),
      fields,
    };
  });
}
