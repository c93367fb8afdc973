import { z } from 'zod';
import { text } from '../../../contract/fields.ts';
import { LANGUAGES } from '../../../contract/language.ts';
import { NAME_MAX_LENGTH } from '../../../contract/limits.ts';
import { type Fault, readOfficialFile } from '../../modules/figures/official-file.ts';
import { loadOfficialNames, writeOfficialFigures } from '../../modules/figures/official-repository.ts';
import { argument, dayText } from '../base/arguments.ts';
import { changingVerb, RefusedError, type Verb } from '../base/verb.ts';

const FILE_MAX_LENGTH = 200_000;
/** Of a file's faults, so many are told at once. */
const MOST_FAULTS = 20;

const file = argument(z.string().min(1).max(FILE_MAX_LENGTH), {
  placeholder: 'FILE',
  rule: `must be a CSV file of at most ${FILE_MAX_LENGTH} characters: city,district,type,month,value`,
  byPlace: true,
  isFile: true,
});
const sourceName = argument(text(NAME_MAX_LENGTH, 1), {
  placeholder: 'NAME',
  rule: `must be who publishes the index, in at most ${NAME_MAX_LENGTH} characters`,
});
const sourceLink = argument(z.url({ protocol: /^https$/ }).max(500), {
  placeholder: 'URL',
  rule: 'must be the https address where it is published',
});
const sourceDay = argument(dayText, {
  placeholder: 'YYYY-MM-DD',
  rule: 'must be the day of publication, as YYYY-MM-DD',
  isTimely: (day, today) => day <= today,
});
const language = argument(z.enum(LANGUAGES).optional(), {
  placeholder: 'LANGUAGE',
  rule: 'must be ar or en: the language of the file’s faults',
});

function faultLine({ row, column, text }: Fault, inLanguage: 'ar' | 'en'): string {
  if (inLanguage === 'ar') return `السطر ${row}${column ? `، العمود ${column}` : ''}: ${text.ar}`;
  return `Row ${row}${column ? `, column ${column}` : ''}: ${text.en}`;
}

function faultLines(faults: readonly Fault[], inLanguage: 'ar' | 'en'): string[] {
  const more = faults.length - MOST_FAULTS;
  return [
    ...faults.slice(0, MOST_FAULTS).map((fault) => faultLine(fault, inLanguage)),
    ...(more > 0 ? [inLanguage === 'ar' ? `وغيرها: ${more}` : `and ${more} more`] : []),
    inLanguage === 'ar' ? 'لم يُستورد شيء' : 'Nothing was imported',
  ];
}

export const figureVerbs: readonly Verb[] = [
  changingVerb({
    name: 'figures import',
    summary: 'Import an official index of sale prices from a CSV file, for the pages of districts and cities',
    args: z.object({ file, source: sourceName, link: sourceLink, day: sourceDay, language }),
    label: { ar: 'استيراد مؤشر رسمي', en: 'Imported an official index' },
    whoMay: 'shell',
    async run({ db, args, at }) {
      const { rows, faults } = readOfficialFile(args.file, { names: await loadOfficialNames(db), now: at });
      if (faults.length > 0) throw new RefusedError(faultLines(faults, args.language ?? 'en'));
      const source = { name: args.source, url: args.link, day: args.day };
      const changed = await writeOfficialFigures(db, rows, source);
      return {
        message: `Rows in the file: ${rows.length}, new or changed: ${changed}`,
        before: null,
        after: { ...source, rows: rows.length, changed },
      };
    },
  }),
];
