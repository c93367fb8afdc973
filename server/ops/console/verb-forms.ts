import type { Language } from '../../../contract/language.ts';
import type { OpsField, OpsForm } from '../../../contract/ops.ts';
import { allVerbs, findVerb } from '../all-verbs.ts';
import { describeArgument, isOptional } from '../base/arguments.ts';
import type { Verb, Words } from '../base/verb.ts';

const anyError: Words = { ar: 'القيمة غير صحيحة', en: 'This value is not valid' };

/** What a verb is called in the log; one that is gone by now as the command line called it. */
export function verbLabel(name: string, language: Language): string {
  const verb = findVerb(name);
  return verb && verb.effect !== 'read' ? verb.label[language] : name;
}

/** The error at a wrong argument. */
export const argumentText = (verb: Verb, name: string, language: Language): string =>
  (describeArgument(verb.args.shape[name]).error ?? anyError)[language];

/** The arguments that a form asks for, as its fields. */
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

/** The verbs that the console offers, each with its form in one language. */
export function consoleForms(language: Language): OpsForm[] {
  return allVerbs.flatMap((verb) => {
    if (verb.effect !== 'change' || !verb.form) return [];
    const { look, press, title, ask, do: submit, done } = verb.form;
    return {
      verb: verb.name,
      look,
      press: press[language],
      title: title[language],
      ask: ask?.[language] ?? null,
      do: submit[language],
      done: done[language],
      isOfHome: 'property' in verb.args.shape,
      fields: fieldsOf(verb, language),
    };
  });
}
