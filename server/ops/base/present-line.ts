import type { Language } from '../../../contract/language.ts';
import type { OpsLogEntry } from '../../../contract/ops.ts';
import { OPS_KINDS, type OpsKind } from '../../../contract/ops-queues.ts';
import { inHalalas } from '../../lib/money.ts';
import { writtenMoney } from '../../texts/texts.ts';
import { groupOf, type LogRow } from './operator-log.ts';
import { verbLabel } from './verb.ts';

/** The log's texts are cut to this length: an article's Markdown is too long. */
const MOST_CHARACTERS = 300;
/** The arguments that identify a verb's target. */
const TARGETS = ['id', 'property', 'mobile', 'code'] as const;

/** Facts and arguments in SAR: `amount`, `rent`, `sar`, `finalPaymentSar`. */
const IN_SAR = /^(?:amount|rent|sar)$|Sar$/;

function asText(name: string, value: unknown, language: Language): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' && IN_SAR.test(name)) return writtenMoney(inHalalas(value), language);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS).toWellFormed()}…` : text;
}

const isKind = (group: string): group is OpsKind => (OPS_KINDS as readonly string[]).includes(group);

/** A log line as the console shows it. */
export function presentLine(row: LogRow, language: Language): OpsLogEntry {
  const { id, at, who, door, verb, arguments: args, before, after } = row;
  const targetName = TARGETS.find((name) => args[name] !== undefined);
  const group = groupOf(verb, args);
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return {
    id,
    at: at.toISOString(),
    who,
    door,
    verb,
    label: verbLabel(verb, language),
    target: targetName ? asText(targetName, args[targetName], language) : null,
    kind: targetName === 'property' ? 'ads' : targetName === 'id' && isKind(group) ? group : null,
    given: Object.entries(args).flatMap(([name, value]) => {
      const text = name === targetName ? null : asText(name, value, language);
      return text === null ? [] : [{ name, value: text }];
    }),
    changes: names.map((name) => ({
      name,
      before: asText(name, before?.[name], language),
      after: asText(name, after?.[name], language),
    })),
  };
}
